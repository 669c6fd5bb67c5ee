import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'

export type BrandChipsProps = {
  /** The brands that the operator works for; hidden if there is only one. */
  readonly brands: readonly { readonly code: string; readonly name: string }[] | undefined
  /** The code of the one that is shown. */
  readonly value: string | undefined
  readonly onChange: (brand: string) => void
}

/** Selects the brand that a page shows. */
export function BrandChips({ brands = [], value = '', onChange }: BrandChipsProps) {
  const { t } = useTexts()
  if (brands.length < 2) return null
  const options = brands.map(({ code, name }) => ({ value: code, label: name }))
  return <FilterChips label={t('merchants.brand')} options={options} value={value} onChange={onChange} />
}
