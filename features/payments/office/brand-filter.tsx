import { FilterChips } from '#ui/records/filter-chips.tsx'

/** The brands that a queue may be narrowed to; '' is all of them. */
const brands = ['', 'JADE', 'AMBER'] as const

export type BrandFilterProps = {
  readonly label: string
  readonly all: string
  readonly value: string
  readonly onChange: (brand: string) => void
}

/** One brand at a time: sums of one currency can be added up. */
export function BrandFilter({ label, all, value, onChange }: BrandFilterProps) {
  const options = brands.map((brand) => ({ value: brand, label: brand || all }))
  return <FilterChips<string> label={label} options={options} value={value} onChange={onChange} />
}
