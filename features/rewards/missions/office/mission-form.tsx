import { useApiMutation } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { missionsOffice } from '../contract/office.ts'
import { accountParts, missionPeriods } from '../rules/mission.ts'
import { blank, bodyOf, type MissionDraft } from './draft.ts'
import { GiftFields } from './gift-fields.tsx'
import { Numbers, Sum, type Part } from './inputs.tsx'
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
        <GiftFields form={form} currency={currency} merchant={merchant} />
        <Numbers form={form} names={['most', 'runs']} isNeeded={false} />
        <Numbers form={form} names={['claimDays']} isNeeded />
        <FormFailure error={draft.error} />
      </form>
    </Drawer>
  )
}

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
