import type { ReactNode } from 'react'
import type { Currency } from '#kit/currency.ts'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { Form } from '#ui/api/use-form.ts'
import { MoneyField } from '#ui/form/money-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import type { Draft } from './draft.ts'

export type Parts = { readonly form: Form<Draft>; readonly currency: Currency }

type TextName =
  'titleEn' | 'titleVi' | 'summaryEn' | 'summaryVi' | 'code' | 'asksEn' | 'asksVi' | 'accounts' | 'product'
type WholeName =
  | 'nth'
  | 'percent'
  | 'points'
  | 'pieces'
  | 'wagering'
  | 'days'
  | 'claimDays'
  | 'level'
  | 'placeMost'
  | 'on'
  | 'friendDays'
  | 'friendsMost'
type SumName =
  'least' | 'most' | 'amount' | 'stakeMax' | 'conversionMax' | 'budget' | 'friendDeposit' | 'friendTurnover'

/** Whether an amount is on the screen: what is not asked for is not checked either. */
const isAsked: Readonly<Record<SumName, (values: Draft) => boolean>> = {
  least: ({ trigger }) => trigger === 'deposit',
  most: ({ gift }) => gift === 'match',
  amount: ({ gift }) => gift === 'bonus' || gift === 'cash',
  stakeMax: () => true,
  conversionMax: () => true,
  budget: () => true,
  friendDeposit: ({ trigger }) => trigger === 'referral',
  friendTurnover: ({ trigger }) => trigger === 'referral',
}

/** The form's inputs, each by its name; those that are not optional have to be filled in. */
export function useInputs({ form, currency }: Parts) {
  const { t } = useTexts()
  const required = t('promotionsOffice.required')
  return {
    text: (name: TextName, more: { readonly isOptional?: boolean; readonly isLong?: boolean } = {}) => {
      const field = form.field(name, more.isOptional ? {} : { required })
      const label = t(`promotionsOffice.field.${name}`)
      return more.isLong ? (
        <TextArea label={label} rows={3} {...field} />
      ) : (
        <TextField label={label} autoComplete="off" {...field} />
      )
    },
    whole: (name: WholeName, more: { readonly isOptional?: boolean } = {}) => (
      <TextField
        label={t(`promotionsOffice.field.${name}`)}
        inputMode="numeric"
        autoComplete="off"
        {...form.field(name, {
          validate: (value: string) =>
            /^\d{1,9}$/.test(value.trim()) || (more.isOptional === true && !value.trim()) || required,
        })}
      />
    ),
    sum: (name: SumName, more: { readonly isOptional?: boolean } = {}) => (
      <MoneyField
        label={t(`promotionsOffice.field.${name}`)}
        currency={currency}
        {...form.bound(name, {
          validate: (value, values) =>
            !isAsked[name](values) ||
            (more.isOptional === true && !String(value)) ||
            (parseMoney(String(value)) ?? 0n) > 0n ||
            required,
        })}
      />
    ),
  }
}

/** A group of inputs with its name. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-hair pt-4 first:border-0 first:pt-0">
      <h3 className="text-16">{title}</h3>
      {children}
    </section>
  )
}
