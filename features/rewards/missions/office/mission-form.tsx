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
import { missionsOffice } from '../contract/office.ts'
import { accountParts, missionPeriods } from '../rules/mission.ts'
import { blank, bodyOf, type MissionDraft } from './draft.ts'
import { PlayFields } from './play-fields.tsx'

type Props = { readonly merchant: string; readonly currency: Currency; readonly onClose: () => void }

/** Drafts a mission: its goal, which bets count, and what it gives. */
export function MissionForm({ merchant, currency, onClose }: Props) {
  const { t } = useTexts()
  const api = useApi(missionsOffice)
  const draft = useApiMutation(api.draft, { invalidates: [api.list] })
  const form = useForm<MissionDraft>({ defaultValues: blank })
  const required = { required: t('missionsOffice.required') }
  const send = form.onSubmit((values) =>
    draft.mutate(
      { body: { merchant, currency, ...bodyOf(values, new Date()) } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('missionsOffice.drafted') })
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
      title={t('missionsOffice.new')}
      foot={
        <Button type="submit" form="mission" look="primary" wide busy={draft.isPending}>
          {t('missionsOffice.draft')}
        </Button>
      }
    >
      <form id="mission" onSubmit={send} className="grid gap-4" noValidate>
        <TextField label={t('missionsOffice.field.titleEn')} {...form.field('titleEn', required)} />
        <TextField label={t('missionsOffice.field.titleVi')} {...form.field('titleVi', required)} />
        <SelectField
          label={t('missionsOffice.period')}
          options={missionPeriods.map((value) => ({ value, label: t(`missions.period.${value}`) }))}
          {...form.field('period')}
        />
        <GoalFields form={form} currency={currency} />
        <GiftFields form={form} currency={currency} />
        <Numbers form={form} names={['most', 'runs']} isNeeded={false} />
        <Numbers form={form} names={['claimDays']} isNeeded />
        <FormFailure error={draft.error} />
      </form>
    </Drawer>
  )
}

type Part = { readonly form: Form<MissionDraft>; readonly currency: Currency }

const goals = ['validBet', 'rounds', 'daysPlayed', 'deposits', 'account'] as const

function GoalFields({ form, currency }: Part) {
  const { t } = useTexts()
  const { goal } = form.watch()
  return (
    <>
      <SelectField
        label={t('missionsOffice.goal')}
        options={goals.map((value) => ({ value, label: t(`missionsOffice.goal.${value}`) }))}
        {...form.field('goal')}
      />
      {goal === 'validBet' && <Sum form={form} name="target" currency={currency} />}
      {(goal === 'rounds' || goal === 'daysPlayed' || goal === 'deposits') && (
        <Numbers form={form} names={['count']} isNeeded />
      )}
      {(goal === 'rounds' || goal === 'deposits') && <Sum form={form} name="least" currency={currency} />}
      {goal === 'account' ? (
        <SelectField
          label={t('missionsOffice.field.part')}
          options={accountParts.map((value) => ({ value, label: t(`missionsOffice.part.${value}`) }))}
          {...form.field('part')}
        />
      ) : (
        goal !== 'deposits' && (
          <PlayFields
            of={{
              categories: form.field('categories'),
              games: form.field('games'),
              from: form.field('from'),
              to: form.field('to'),
            }}
          />
        )
      )}
    </>
  )
}

function GiftFields({ form, currency }: Part) {
  const { t } = useTexts()
  const { gift } = form.watch()
  return (
    <>
      <SelectField
        label={t('missionsOffice.reward')}
        options={(['points', 'cash', 'bonus'] as const).map((value) => ({
          value,
          label: t(`missionsOffice.gift.${value}`),
        }))}
        {...form.field('gift')}
      />
      {gift === 'points' ? (
        <Numbers form={form} names={['points']} isNeeded />
      ) : (
        <Sum form={form} name="amount" currency={currency} />
      )}
      {gift === 'bonus' && <Numbers form={form} names={['wagering', 'days']} isNeeded />}
    </>
  )
}

/** A field that the draft does not need may be empty: the form keeps and checks those that are no longer shown as well. */
const needs = {
  target: ({ goal }: MissionDraft) => goal === 'validBet',
  least: ({ goal }: MissionDraft) => goal === 'rounds' || goal === 'deposits',
  amount: ({ gift }: MissionDraft) => gift !== 'points',
}

function Sum({ form, currency, name }: Part & { readonly name: 'target' | 'least' | 'amount' }) {
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

type Whole = 'count' | 'points' | 'wagering' | 'days' | 'most' | 'runs' | 'claimDays'

function Numbers({
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
