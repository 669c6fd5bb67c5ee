import type { ComponentType } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { usePageName } from '../state/page-title.ts'

/** A page that a feature declares, with its window title. */
export function titled(Page: ComponentType, title: string | undefined): ComponentType {
  if (title === undefined) return Page
  return function Titled() {
    const { t } = useTexts()
    usePageName(t(title))
    return <Page />
  }
}
