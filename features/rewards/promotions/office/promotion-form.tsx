import type { ReactNode } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm, type Form } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { promotionsOffice } from '../contract/office.ts'
import { categories } from '../rules/promotion.ts'
import { blank, bodyOf, type Draft } from './draft.ts'

type Props = { readonly merchant: string; readonly currency: Currency; readonly onClose: () => void }

/** Drafts a promotion: its words, what triggers it, what it gives, under which terms. */
export function PromotionForm({ merchant, currency, onClose }: Props) {
  const { t } = useTexts()
  const api = useApi(promotionsOffice)
  const draft = useApiMutation(api.draft, { invalidates: [api.list] })
  const form = useForm<Draft>({ defaultValues: blank })
  const { trigger, gift } = form.watch()
  const required = { required: t('promotionsOffice.required') }
  const sum = (name: 'least' | 'most' | 'amount' | 'stakeMax' | 'budget', isNeeded: boolean) => (
    <MoneyField
      label={t(`promotionsOffice.field.${name}`)}
      currency={currency}
      {...form.bound(
        name,
        isNeeded ? { validate: (value) => (parseMoney(String(value)) ?? 0n) > 0n || required.required } : {},
      )}
    />
  )
  const send = form.onSubmit((values) =>
    draft.mutate(
      { body: { merchant, currency, ...bodyOf(values) } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('promotionsOffice.drafted') })
          onClose()
        },
      },
    ),
  )
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={t('promotionsOffice.new')}
      foot={
        <Button type="submit" form="promotion" look="primary" wide busy={draft.isPending}>
          {t('promotionsOffice.draft')}
        </Button>
      }
    >
      <form id="promotion" onSubmit={send} className="grid gap-4" noValidate>
        <TextField label={t('promotionsOffice.field.titleEn')} {...form.field('titleEn', required)} />
        <TextField label={t('promotionsOffice.field.titleVi')} {...form.field('titleVi', required)} />
        <TextField label={t('promotionsOffice.field.summaryEn')} {...form.field('summaryEn', required)} />
        <TextField label={t('promotionsOffice.field.summaryVi')} {...form.field('summaryVi', required)} />
        <SelectField
          label={t('promotionsOffice.field.category')}
          options={categories.map((value) => ({ value, label: t(`promotions.category.${value}`) }))}
          {...form.field('category')}
        />
        <SelectField
          label={t('promotionsOffice.field.trigger')}
          options={(['first', 'any', 'claim', 'code', 'application', 'activity'] as const).map((value) => ({
            value,
            label: t(`promotionsOffice.trigger.${value}`),
          }))}
          {...form.field('trigger')}
        />
        {(trigger === 'application' || trigger === 'activity') && (
          <ApplicationFields form={form} isActivity={trigger === 'activity'} />
        )}
        {trigger === 'code' && (
          <TextField label={t('promotions.code')} autoComplete="off" {...form.field('code', required)} />
        )}
        {(trigger === 'first' || trigger === 'any') && sum('least', true)}
        <SelectField
          label={t('promotionsOffice.field.gift')}
          options={(['match', 'bonus', 'cash'] as const)
            .filter((value) => value !== 'match' || trigger === 'first' || trigger === 'any')
            .map((value) => ({ value, label: t(`promotionsOffice.gift.${value}`) }))}
          {...form.field('gift')}
        />
        {gift === 'match' ? (
          <>
            <TextField
              label={t('promotionsOffice.field.percent')}
              inputMode="numeric"
              {...form.field('percent', required)}
            />
            {sum('most', true)}
          </>
        ) : (
          sum('amount', true)
        )}
        {gift !== 'cash' && <TermsFields form={form} stakeMax={sum('stakeMax', false)} />}
        {sum('budget', trigger === 'application' || trigger === 'activity')}
        <FormFailure error={draft.error} />
      </form>
    </Drawer>
  )
}

/** What an application has to show, and until when members sign up for an activity. */
function ApplicationFields({
  form,
  isActivity,
}: {
  readonly form: Form<Draft>
  readonly isActivity: boolean
}) {
  const { t } = useTexts()
  return (
    <>
      <TextField label={t('promotionsOffice.field.asksEn')} maxLength={120} {...form.field('asksEn')} />
      <TextField label={t('promotionsOffice.field.asksVi')} maxLength={120} {...form.field('asksVi')} />
      {isActivity && (
        <TextField
          label={t('promotionsOffice.field.endsAt')}
          type="datetime-local"
          {...form.field('endsAt', { required: t('promotionsOffice.required') })}
        />
      )}
    </>
  )
}

type TermsProps = { readonly form: Form<Draft>; readonly stakeMax: ReactNode }

/** The terms of a bonus; a reward in cash has none. */
function TermsFields({ form, stakeMax }: TermsProps) {
  const { t } = useTexts()
  const required = { required: t('promotionsOffice.required') }
  return (
    <>
      <TextField
        label={t('promotionsOffice.field.wagering')}
        inputMode="numeric"
        {...form.field('wagering', required)}
      />
      <TextField
        label={t('promotionsOffice.field.days')}
        inputMode="numeric"
        {...form.field('days', required)}
      />
      {stakeMax}
    </>
  )
}
