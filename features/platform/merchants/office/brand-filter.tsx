import { useApiQuery } from '#contract/react.ts'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { merchantsOffice } from '../contract.ts'

export type BrandFilterProps = {
  readonly label: string
  readonly all: string
  readonly value: string
  readonly onChange: (brand: string) => void
}

/** A brand filter of those that the operator works for; '' is all of them. Amounts of one currency can be added up. */
export function BrandFilter({ label, all, value, onChange }: BrandFilterProps) {
  const asked = useApiQuery(useApi(merchantsOffice).choices, undefined, { staleMs: Infinity })
  const codes = asked.data?.merchants.map(({ code }) => code) ?? []
  const options = ['', ...codes].map((brand) => ({ value: brand, label: brand || all }))
  return <FilterChips<string> label={label} options={options} value={value} onChange={onChange} />
}
