import { useApiMutation } from '#contract/react.ts'
import { PlayFields } from '#features/rewards/missions/office/play-fields.tsx'
import type { Currency } from '#kit/currency.ts'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm, type Form } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { racesOffice } from '../contract/office.ts'
import { metrics, ties } from '../rules/race.ts'
import { badLine, blank, bodyOf, type RaceDraft } from './draft.ts'
import { Numbers } from './numbers.tsx'
import { PrizeFields } from './prize-fields.tsx'

type Props = { readonly merchant: string; readonly currency: Currency; readonly onClose: () => void }

/** Drafts a race: what is ranked, which bets count, ties and prizes. */
export function RaceForm({ merchant, currency, onClose }: Props) {
  const { t } = useTexts()
  const api = useApi(racesOffice)
  const draft = useApiMutation(api.draft, { invalidates: [api.list] })
  const form = useForm<RaceDraft>({ defaultValues: blank })
  const { metric } = form.watch()
  const required = { required: t('missionsOffice.required') }
  const send = form.onSubmit((values) =>
    draft.mutate(
      { body: { merchant, currency, ...bodyOf(values, new Date()) } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('racesOffice.drafted') })
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
      title={t('racesOffice.new')}
      foot={
        <Button type="submit" form="race" look="primary" wide busy={draft.isPending}>
          {t('racesOffice.draft')}
        </Button>
      }
    >
      <form id="race" onSubmit={send} className="grid gap-4" noValidate>
        <TextField label={t('missionsOffice.field.titleEn')} {...form.field('titleEn', required)} />
        <TextField label={t('missionsOffice.field.titleVi')} {...form.field('titleVi', required)} />
        <SelectField
          label={t('racesOffice.metric')}
          options={metrics.map((value) => ({ value, label: t(`races.metric.${value}`) }))}
          {...form.field('metric')}
        />
        {metric === 'turnover' && <Sum form={form} name="dailyCap" currency={currency} />}
        <PlayFields
          of={{
            categories: form.field('categories'),
            games: form.field('games'),
            from: form.field('from'),
            to: form.field('to'),
          }}
        />
        <Sum form={form} name="leastStake" currency={currency} />
        <TextField
          label={t('racesOffice.field.leastScore')}
          inputMode="decimal"
          {...form.field('leastScore', required)}
        />
        <SelectField
          label={t('racesOffice.field.tie')}
          options={ties.map((value) => ({ value, label: t(`racesOffice.tie.${value}`) }))}
          {...form.field('tie')}
        />
        <TextArea
          label={t('racesOffice.field.prizes')}
          hint={t('racesOffice.hint.prizes')}
          {...form.field('prizes', {
            ...required,
            validate: (text) => {
              const line = badLine(text)
              return line === null || t('racesOffice.bad.prizes', { line })
            },
          })}
        />
        <PrizeFields form={form} currency={currency} merchant={merchant} />
        <Numbers form={form} names={['startsIn', 'runs', 'settleHours', 'claimDays']} />
        <FormFailure error={draft.error} />
      </form>
    </Drawer>
  )
}

type SumProps = {
  readonly form: Form<RaceDraft>
  readonly currency: Currency
  readonly name: 'dailyCap' | 'leastStake'
}

function Sum({ form, currency, name }: SumProps) {
  const { t } = useTexts()
  return (
    <MoneyField
      label={t(`racesOffice.field.${name}`)}
      currency={currency}
      {...form.bound(name, {
        // the cap of another metric is not shown, and the form checks it nevertheless
        validate: (value, { metric }) =>
          (name === 'dailyCap' && metric !== 'turnover') ||
          (parseMoney(String(value)) ?? 0n) > 0n ||
          t('missionsOffice.required'),
      })}
    />
  )
}
