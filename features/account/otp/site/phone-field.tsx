import { useMemo, type ComponentProps, type ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { siteStatus } from '#features/contact/site-status/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { boxClass, Field } from '#ui/form/field.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { CountryBox, type CountryChoice } from './country-box.tsx'

export type PhoneFieldProps = {
  /** The dialling code in the form, and the callback to change it. */
  readonly country: CountryChoice
  /** Spread of the form's registration of the number. */
  readonly number: ComponentProps<'input'>
  readonly error?: string | undefined
  readonly isOptional?: boolean
  /** For forms that mark required fields. */
  readonly label?: ReactNode
}

/** A mobile number: its country, with the visitor's own first, and the number in national notation. */
export function PhoneField({ country, number, error, isOptional = false, label }: PhoneFieldProps) {
  const { t, lang } = useTexts()
  const { data } = useApiQuery(useApi(siteStatus).countryCodes, undefined, { staleMs: Infinity })
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([lang], { type: 'region' })
    const [own, ...others] = (data?.list ?? []).map(({ countryCode, countryDialingCode }) => {
      const name = names.of(countryCode) ?? countryCode
      return {
        code: countryCode,
        dialingCode: countryDialingCode,
        name,
        shown: `+${countryDialingCode} ${name}`,
      }
    })
    // sorted by name in the page's language: users look for a country by its name, not by its ISO code
    return own ? [own, ...others.toSorted((a, b) => a.name.localeCompare(b.name, lang))] : []
  }, [data, lang])
  return (
    <Field label={label ?? t('codes.mobile')} error={error} optional={isOptional}>
      {(wiring) => (
        <div className="flex gap-2">
          <CountryBox countries={countries} {...country} />
          <input
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={30}
            className={`${boxClass} num flex-1`}
            {...number}
            {...wiring}
          />
        </div>
      )}
    </Field>
  )
}
