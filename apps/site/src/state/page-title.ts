import { useEffect } from 'react'
import type { Known } from '#texts/keys.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useBrand } from './use-brand.ts'

/** The tab's title, in the page's language; updated when either changes. */
export function usePageTitle<const K extends string>(key: K & Known<K>): void {
  const texts = useTexts()
  usePageName(texts.t<string>(key))
}

/** The same for a page titled by the name of its content; nothing until it is known. */
export function usePageName(page: string): void {
  const texts = useTexts()
  const { name } = useBrand()
  useEffect(() => {
    if (page) document.title = texts.t('shell.title', { page, brand: name })
  }, [texts, page, name])
}
