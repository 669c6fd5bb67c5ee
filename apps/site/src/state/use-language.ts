import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { members } from '#features/account/members/contract.ts'
import { changeLang, languages } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useBrand } from './use-brand.ts'
import { useMember } from './use-member.ts'

/** Refetches what the platform returned in another language (names of games, texts of the cashier), in this tab too. */
export function useFreshAnswers(): void {
  const queries = useQueryClient()
  const { lang } = useTexts()
  const asked = useRef(lang)
  useEffect(() => {
    if (asked.current === lang) return
    asked.current = lang
    void queries.invalidateQueries()
  }, [queries, lang])
}

/** The language last sent to the platform in this tab: once per member and language is enough. */
const TOLD = 'toldLanguage'

/** A language that the brand does not offer is replaced by the brand's first one (SHL-14). */
export function useOfferedLanguage(): void {
  const { lang } = useTexts()
  const { languages: offered } = useBrand()
  const first = languages.find((own) => offered.includes(own.toUpperCase()))
  const isOffered = offered.length === 0 || offered.includes(lang.toUpperCase())
  useEffect(() => {
    if (!isOffered && first) void changeLang(first).catch(() => undefined) // the connection broke: the texts stay as they are
  }, [isOffered, first])
}

/** The platform writes to a member in the site's language of that member; sent at login and at each change. */
export function useMemberLanguage(): void {
  const api = useApi(members)
  const member = useMember()
  const { lang } = useTexts()
  const id = member?.id
  useEffect(() => {
    const told = `${id}:${lang}`
    if (id === undefined || sessionStorage.getItem(TOLD) === told) return
    api.setLanguage({ body: { language: lang } }).then(
      () => sessionStorage.setItem(TOLD, told),
      () => undefined, // only messages keep the old language
    )
  }, [api, id, lang])
}
