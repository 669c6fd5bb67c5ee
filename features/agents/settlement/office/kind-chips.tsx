import { contractKinds } from '#features/agents/contracts/rules/terms.ts'
import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { incomeKinds } from '../contract/kinds.ts'

type ChipsProps = {
  readonly value: string
  readonly onChange: (kind: string) => void
  /** Without the rebate difference, which has no contract. */
  readonly isContract?: boolean
  /** A choice of all kinds, as ''. */
  readonly hasAll?: boolean
}

/** Chooses a kind of income. */
export function KindChips({ value, onChange, isContract = false, hasAll = true }: ChipsProps) {
  const { t } = useTexts()
  const kinds = isContract ? contractKinds : incomeKinds
  return (
    <FilterChips<string>
      label={t('incomeOffice.kind')}
      value={value}
      options={[
        ...(hasAll ? [{ value: '', label: t('incomeOffice.allKinds') }] : []),
        ...kinds.map((kind) => ({ value: kind, label: t(`contracts.kind.${kind}`) })),
      ]}
      onChange={onChange}
    />
  )
}
