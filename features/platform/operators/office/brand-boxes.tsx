import { useApiQuery } from '#contract/react.ts'
import { merchantsOffice } from '#features/platform/merchants/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { operators } from '../contract.ts'

export type BrandBoxesProps = {
  /** null: every brand. */
  readonly value: readonly string[] | null
  readonly onChange: (brands: string[] | null) => void
}

/** The brands that an operator works for; a restricted operator can only assign their own. */
export function BrandBoxes({ value, onChange }: BrandBoxesProps) {
  const { t } = useTexts()
  const { data: known } = useApiQuery(useApi(merchantsOffice).choices)
  const { data: me } = useApiQuery(useApi(operators).me)
  const brands = known?.merchants ?? []
  const toggle = (code: string) => {
    const now = value ?? []
    onChange(now.includes(code) ? now.filter((own) => own !== code) : [...now, code])
  }
  return (
    <fieldset className="grid">
      <legend className="mb-1 font-medium">{t('operators.brands')}</legend>
      {me?.brands === null && (
        <Checkbox
          checked={value === null}
          onChange={() => onChange(value === null ? [] : null)}
          label={t('operators.brandsAll')}
          hint={t('operators.brandsHint')}
        />
      )}
      {value !== null &&
        brands.map(({ code, name }) => (
          <Checkbox
            key={code}
            checked={value.includes(code)}
            onChange={() => toggle(code)}
            label={
              <>
                {name} <span className="num text-13 text-faint">{code}</span>
              </>
            }
          />
        ))}
    </fieldset>
  )
}

/** Initial brands of an invited operator: all, or the inviter's own. */
export function useOwnBrands(): string[] | null {
  const { data: me } = useApiQuery(useApi(operators).me)
  return me?.brands ?? null
}
