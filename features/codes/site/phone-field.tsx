import type { ComponentProps, ReactNode } from 'react'
import { useAsk } from '#contract/react.ts'
import { startup } from '#features/startup/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { boxClass, Field } from '#ui/form/field.tsx'
import { SelectBox } from '#ui/form/select-field.tsx'
import { useApi } from '#ui/line/use-api.ts'

export type PhoneFieldProps = {
  /** Spread of the form's registration of the dialling code. */
  readonly country: ComponentProps<'select'>
  /** Spread of the form's registration of the number. */
  readonly number: ComponentProps<'input'>
  readonly error?: string | undefined
  readonly isOptional?: boolean
  /** Where the form marks what must be filled in. */
  readonly label?: ReactNode
}

/** A mobile number: its country with the visitor's own first, and the number as one writes it at home. */
export function PhoneField({ country, number, error, isOptional = false, label }: PhoneFieldProps) {
  const { t, lang } = useTexts()
  const { data } = useAsk(useApi(startup).countryCodes, undefined, { staleMs: Infinity })
  const names = new Intl.DisplayNames([lang], { type: 'region' })
  return (
    <Field label={label ?? t('codes.mobile')} error={error} optional={isOptional}>
      {(wiring) => (
        <div className="flex gap-2">
          <SelectBox
            // drawn anew when the list has come, so that the form's own choice is found in it
            key={data ? 'there' : 'asked'}
            aria-label={t('codes.country')}
            autoComplete="tel-country-code"
            className="w-40 shrink-0"
            {...country}
          >
            {(data?.list ?? []).map(({ countryCode, countryDialingCode }) => (
              <option key={countryCode} value={countryDialingCode} className="bg-surface text-text">
                +{countryDialingCode} {names.of(countryCode)}
              </option>
            ))}
          </SelectBox>
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
