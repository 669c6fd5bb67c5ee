import { useEffect } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { useBrand } from './use-brand.ts'

/** The page's name in the tab, in the page's language. */
export function usePageTitle(key: string): void {
  const { t, lang } = useTexts()
  const { name } = useBrand()
  useEffect(() => {
    document.title = t('shell.title', { page: t(key), brand: name })
  }, [t, key, name, lang])
}
