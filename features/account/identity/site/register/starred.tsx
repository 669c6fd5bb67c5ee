import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'

/**
 * A label with the required mark. The mark is only visual, not part of the accessible name, because the control itself is marked as
 * required.
 */
export function Starred({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <span aria-hidden className="text-danger after:content-['_*']" />
    </>
  )
}

/** Explains the mark once above the form (VAL-09). */
export function StarredHint() {
  const { t } = useTexts()
  return <p className="text-12 text-faint">{t('said.starred')}</p>
}
