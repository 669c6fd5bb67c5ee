import type { ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'

/**
 * A field's name with the mark of what must be filled in; the mark is drawn for eyes and is no part of the name, the control itself
 * says that it is required.
 */
export function Starred({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <span aria-hidden className="text-danger after:content-['_*']" />
    </>
  )
}

/** What the mark means, once above the form (VAL-09). */
export function StarredHint() {
  const { t } = useTexts()
  return <p className="text-12 text-faint">{t('said.starred')}</p>
}
