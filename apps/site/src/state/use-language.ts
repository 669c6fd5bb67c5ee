import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { members } from '#features/account/members/contract.ts'
import { changeLang, languages } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useBrand } from './use-brand.ts'
import { useMember } from './use-member.ts'

/** What the platform said in another language (names of games, texts of the cashier) is asked for again, in this tab too. */
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

/** What the platform was told last in this tab: once a member and language is enough. */
const TOLD = 'toldLanguage'

/** A language that the brand does not offer (any more) gives way to its first (SHL-14). */
export function useOfferedLanguage(): void {
  const { lang } = useTexts()
  const { languages: offered } = useBrand()
  const first = languages.find((own) => offered.includes(own.toUpperCase()))
  const isOffered = offered.length === 0 || offered.includes(lang.toUpperCase())
  useEffect(() => {
    if (!isOffered && first) void changeLang(first).catch(() => undefined) // the line broke: the words stay as they are
  }, [isOffered, first])
}

/** The platform writes to a member in the language that the member reads here; it is told at login and at each change. */
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
      () => undefined, // messages keep the old language, nothing else
    )
  }, [api, id, lang])
}
