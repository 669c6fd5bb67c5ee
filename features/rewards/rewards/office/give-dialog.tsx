import { useApiMutation } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm, type Form } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { toast } from '#ui/layer/toast.ts'
import { rewardsOffice } from '../contract.ts'

type Kind = 'cash' | 'points'
type Draft = {
  kind: Kind
  amount: string
  points: string
  titleEn: string
  titleVi: string
  days: string
  reason: string
}

const blank: Draft = {
  kind: 'cash',
  amount: '',
  points: '',
  titleEn: '',
  titleVi: '',
  days: '30',
  reason: '',
}
const DAY_MS = 86_400_000
const LEAST_TITLE = 2
const LEAST_REASON = 4

type Props = { readonly member: bigint; readonly currency: Currency; readonly onClose: () => void }

/** Gives a member cash or points; nothing is offered before a second operator approves it. */
export function GiveDialog(props: Props) {
  const { t } = useTexts()
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t('rewardsOffice.give')}
      text={t('rewardsOffice.giveText')}
      width="narrow"
    >
      <GiveForm {...props} />
    </Dialog>
  )
}

/** The call's body; the server checks all of it again. */
function bodyOf({ kind, amount, points, titleEn, titleVi, days, reason }: Draft, now: Date) {
  return {
    gift:
      kind === 'cash'
        ? ({ kind, amount: parseMoney(amount) ?? 0n } as const)
        : ({ kind, count: Number(points) } as const),
    title: { en: titleEn.trim(), vi: titleVi.trim() },
    claimUntil: days.trim() ? new Date(now.getTime() + Number(days) * DAY_MS) : null,
    reason: reason.trim(),
  }
}

function GiveForm({ member, currency, onClose }: Props) {
  const { t } = useTexts()
  const api = useApi(rewardsOffice)
  const give = useApiMutation(api.give, { invalidates: [api.list] })
  const form = useForm<Draft>({ defaultValues: blank })
  const send = form.onSubmit((draft) =>
    give.mutate(
      { params: { member }, body: bodyOf(draft, new Date()) },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('rewardsOffice.given') })
          onClose()
        },
        // the transport has told that it was sent for approval
        onError: (error) => 'code' in error && error.code === 'approvals.sent' && onClose(),
      },
    ),
  )
  const atLeast = (least: number) => (typed: string) =>
    typed.trim().length >= least || t('rewardsOffice.required')
  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <Tabs<Kind>
        label={t('rewardsOffice.what')}
        look="segment"
        wide
        {...form.bound('kind')}
        tabs={[
          { value: 'cash', label: t('rewardsOffice.kind.cash') },
          { value: 'points', label: t('rewardsOffice.kind.points') },
        ]}
      />
      <Value form={form} currency={currency} />
      <TextField
        label={t('rewardsOffice.titleEn')}
        maxLength={80}
        {...form.field('titleEn', { validate: atLeast(LEAST_TITLE) })}
      />
      <TextField
        label={t('rewardsOffice.titleVi')}
        maxLength={80}
        {...form.field('titleVi', { validate: atLeast(LEAST_TITLE) })}
      />
      <TextField
        label={t('rewardsOffice.days')}
        inputMode="numeric"
        {...form.field('days', {
          validate: (typed) => /^([1-9]\d{0,2})?$/.test(typed.trim()) || t('rewardsOffice.whole'),
        })}
      />
      <TextArea
        label={t('rewardsOffice.reason')}
        hint={t('rewardsOffice.reasonHint')}
        rows={2}
        maxLength={500}
        {...form.field('reason', { validate: atLeast(LEAST_REASON) })}
      />
      <FormFailure error={give.error} />
      <Button type="submit" look="primary" wide busy={give.isPending}>
        {t('rewardsOffice.give')}
      </Button>
    </form>
  )
}

function Value({ form, currency }: { readonly form: Form<Draft>; readonly currency: Currency }) {
  const { t } = useTexts()
  if (form.watch('kind') === 'points')
    return (
      <TextField
        label={t('rewardsOffice.points')}
        inputMode="numeric"
        {...form.field('points', {
          validate: (typed, { kind }) =>
            kind === 'cash' || /^[1-9]\d{0,6}$/.test(typed.trim()) || t('rewardsOffice.whole'),
        })}
      />
    )
  return (
    <MoneyField
      label={t('rewardsOffice.amount')}
      currency={currency}
      {...form.bound('amount', {
        validate: (typed, { kind }) =>
          kind === 'points' || (parseMoney(String(typed)) ?? 0n) > 0n || t('rewardsOffice.required'),
      })}
    />
  )
}
