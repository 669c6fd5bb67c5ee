import { useMemo } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { incomes, type ProfileField } from '../rules.ts'
import { countries } from '../rules/countries.ts'
import { countryName } from '../rules/country-name.ts'
import type { FieldView } from './profile-panel.tsx'

export type FieldInputProps = {
  readonly view: FieldView
  readonly minimumAge: number
  readonly value: string
  readonly error: string | undefined
  readonly onValue: (value: string) => void
}

const complete: Partial<Record<ProfileField, string>> = {
  nickname: 'nickname',
  realName: 'name',
  birthday: 'bday',
  address: 'street-address',
  occupation: 'organization-title',
}

/** The input that fits a field: text, date or choice. */
export function FieldInput({ view, minimumAge, value, error, onValue }: FieldInputProps) {
  const { t } = useTexts()
  const { field, may, needsProof, rule } = view
  const own = field === 'nickname' || field === 'realName' ? t(`profile.hint.${field}`) : ''
  const age = field === 'birthday' ? t('auth.birthdayHint', { age: minimumAge }) : ''
  const hints = [own, age, may === 'setOnce' ? t('profile.once') : '', needsProof ? t('profile.proof') : '']
  const common = {
    label: t(`profile.field.${field}`),
    optional: !rule.required,
    hint: hints.filter(Boolean).join(' ') || undefined,
    error,
    value,
  }
  if (field === 'nationality') return <CountryField {...common} onValue={onValue} />
  if (field === 'sourceOfIncome')
    return (
      <SelectField
        {...common}
        onChange={(event) => onValue(event.target.value)}
        options={[
          { value: '', label: t('profile.none') },
          ...incomes.map((income) => ({ value: income, label: t(`profile.income.${income}`) })),
        ]}
      />
    )
  const isNumber = rule.kind === 'digits'
  return (
    <TextField
      {...common}
      type={field === 'birthday' ? 'date' : 'text'}
      {...(isNumber ? { inputMode: 'tel' as const } : {})}
      autoComplete={complete[field] ?? 'off'}
      maxLength={rule.maxLength * 2}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}

type CountryProps = {
  readonly label: string
  readonly optional: boolean
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly value: string
  readonly onValue: (value: string) => void
}

function CountryField({ onValue, ...field }: CountryProps) {
  const { t, lang } = useTexts()
  const options = useMemo(
    () =>
      countries
        .map((code) => ({ value: code, label: countryName(lang, code) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, lang)),
    [lang],
  )
  return (
    <SelectField
      {...field}
      autoComplete="country"
      options={[{ value: '', label: t('profile.none') }, ...options]}
      onChange={(event) => onValue(event.target.value)}
    />
  )
}
