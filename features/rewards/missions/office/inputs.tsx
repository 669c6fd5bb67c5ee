import type { Currency } from '#kit/currency.ts'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { Form } from '#ui/api/use-form.ts'
import { MoneyField } from '#ui/form/money-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { MissionDraft } from './draft.ts'

export type Part = { readonly form: Form<MissionDraft>; readonly currency: Currency }

/** A field that the draft does not need may be empty: the form keeps and checks those that are no longer shown as well. */
const needs = {
  target: ({ goal }: MissionDraft) => goal === 'validBet',
  least: ({ goal }: MissionDraft) => goal === 'rounds' || goal === 'deposits',
  amount: ({ gift }: MissionDraft) => gift === 'cash' || gift === 'bonus',
}

export function Sum({ form, currency, name }: Part & { readonly name: 'target' | 'least' | 'amount' }) {
  const { t } = useTexts()
  return (
    <MoneyField
      label={t(`missionsOffice.field.${name}`)}
      currency={currency}
      {...form.bound(name, {
        validate: (value, all) =>
          !needs[name](all) || (parseMoney(String(value)) ?? 0n) > 0n || t('missionsOffice.required'),
      })}
    />
  )
}

type Whole = 'count' | 'points' | 'pieces' | 'wagering' | 'days' | 'most' | 'runs' | 'claimDays'

export function Numbers({
  form,
  names,
  isNeeded,
}: {
  readonly form: Form<MissionDraft>
  readonly names: readonly Whole[]
  readonly isNeeded: boolean
}) {
  const { t } = useTexts()
  const isWhole = (text: string) => /^[1-9]\d*$/.test(text.trim()) || (!isNeeded && !text.trim())
  return names.map((name) => (
    <TextField
      key={name}
      label={t(`missionsOffice.field.${name}`)}
      inputMode="numeric"
      {...form.field(name, { validate: (value) => isWhole(String(value)) || t('missionsOffice.whole') })}
    />
  ))
}
