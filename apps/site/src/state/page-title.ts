import { useEffect } from 'react'
import type { Known } from '#texts/keys.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useBrand } from './use-brand.ts'

/** The page's name in the tab, in the page's language; again when either changes. */
export function usePageTitle<const K extends string>(key: K & Known<K>): void {
  const texts = useTexts()
  usePageName(texts.t<string>(key))
}

/** The same for a page that is called by something's own name; nothing while that is not known. */
export function usePageName(page: string): void {
  const texts = useTexts()
  const { name } = useBrand()
  useEffect(() => {
    if (page) document.title = texts.t('shell.title', { page, brand: name })
  }, [texts, page, name])
}
