import { useApiMutation } from '#contract/react.ts'
import { dayIn } from '#kit/day.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { textBounds } from '#ui/api/text-bounds.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { manualPayoutsOffice } from '../contract.ts'
import type { PayoutInFull } from './payout-detail.tsx'

const FIELD_OF = {
  'manualPayouts.referenceUsed': 'bankReference',
  'manualPayouts.dayInvalid': 'bookedOn',
} as const

/** Asks for the bank's reference of a transfer that was sent. */
export function RecordDialog({
  payout,
  onClose,
}: {
  readonly payout: PayoutInFull
  readonly onClose: () => void
}) {
  const { t, money } = useTexts()
  const api = useApi(manualPayoutsOffice)
  const record = useApiMutation(api.record, { invalidates: [api.list, api.one] })
  const today = dayIn(timeZone(), new Date())
  const form = useForm<{ bankReference: string; bookedOn: string }>({
    defaultValues: { bankReference: '', bookedOn: today },
  })
  const { reference } = payout
  const submit = form.onSubmit(({ bankReference, bookedOn }) =>
    record.mutate(
      { params: { id: payout.id }, body: { bankReference, bookedOn } },
      {
        onSuccess: ({ state }) => {
          const done = state === 'paid' ? 'paid' : 'recorded'
          toast({ tone: 'good', title: t(`manualPayoutsOffice.${done}`, { reference }) })
          onClose()
        },
      },
    ),
  )
  const amount = money(payout.amount, payout.currency, { symbol: true })
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('manualPayoutsOffice.recordTitle')}
      text={t('manualPayoutsOffice.recordText', { reference, amount })}
    >
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          label={t('manualPayoutsOffice.bankReference')}
          hint={t('manualPayoutsOffice.bankReferenceHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...textBounds(manualPayoutsOffice.record, 'bankReference')}
          required
          {...form.field('bankReference')}
        />
        <TextField
          type="date"
          label={t('manualPayoutsOffice.bookedOn')}
          max={today}
          required
          {...form.field('bookedOn')}
        />
        {payout.needsSecond && <p className="text-13 text-muted">{t('manualPayoutsOffice.recordSecond')}</p>}
        <FormFailure error={record.error} fields={FIELD_OF} />
        <Button type="submit" look="primary" wide busy={record.isPending}>
          {t('manualPayoutsOffice.recordSend')}
        </Button>
      </form>
    </Dialog>
  )
}
