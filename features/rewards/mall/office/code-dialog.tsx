import { useApiMutation } from '#contract/react.ts'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { mallOffice } from '../contract/office.ts'

type Values = {
  readonly code: string
  readonly kind: 'points' | 'cash'
  readonly amount: string
  readonly mostUses: string
  readonly validUntil: string
  readonly note: string
  readonly reason: string
}

/** Creates a redeem code; a second operator approves it. */
export function CodeDialog({
  merchant,
  onClose,
}: {
  readonly merchant: string
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const api = useApi(mallOffice)
  const create = useApiMutation(api.createCode, { invalidates: [api.codes] })
  const form = useForm<Values>({
    defaultValues: {
      code: '',
      kind: 'points',
      amount: '',
      mostUses: '1',
      validUntil: '',
      note: '',
      reason: '',
    },
  })
  const send = form.onSubmit(({ code, kind, amount, mostUses, validUntil, note, reason }) => {
    const value = parseMoney(amount.trim())
    if (value === null) return
    create.mutate(
      {
        body: {
          merchant,
          code: code.trim(),
          kind,
          amount: value,
          mostUses: Number(mostUses),
          validUntil: validUntil === '' ? null : new Date(validUntil),
          note: note.trim(),
          reason: reason.trim(),
        },
      },
      { onSuccess: onClose },
    )
  })
  const long = (least: number, label: string) => ({
    validate: (typed: string) => typed.trim().length >= least || label,
  })
  return (
    <Dialog open onClose={onClose} title={t('mallOffice.newCode')}>
      <form onSubmit={send} noValidate className="grid gap-4">
        <TextField
          label={t('mallOffice.code')}
          maxLength={40}
          {...form.field('code', long(4, t('mallOffice.code')))}
        />
        <SelectField
          label={t('mallOffice.type')}
          options={[
            { value: 'points', label: t('mallOffice.giftPoints') },
            { value: 'cash', label: t('mallOffice.giftCash') },
          ]}
          {...form.register('kind')}
        />
        <TextField
          label={t('mallOffice.gift')}
          inputMode="decimal"
          {...form.field('amount', {
            validate: (typed: string) => parseMoney(typed.trim()) !== null || t('mallOffice.gift'),
          })}
        />
        <TextField
          label={t('mallOffice.mostUses')}
          inputMode="numeric"
          {...form.field('mostUses', {
            validate: (typed: string) => /^[1-9]\d{0,5}$/.test(typed) || t('mallOffice.mostUses'),
          })}
        />
        <TextField
          label={t('mallOffice.validUntil')}
          hint={t('mallOffice.validHint')}
          type="datetime-local"
          {...form.register('validUntil')}
        />
        <TextField
          label={t('mallOffice.note')}
          maxLength={200}
          {...form.field('note', long(2, t('mallOffice.note')))}
        />
        <TextArea
          label={t('mallOffice.reason')}
          rows={2}
          maxLength={500}
          {...form.field('reason', long(4, t('mallOffice.reason')))}
        />
        {create.error && <FormFailure error={create.error} fields={{ 'mall.codeTaken': 'code' }} />}
        <Button type="submit" look="primary" wide busy={create.isPending}>
          {t('mallOffice.save')}
        </Button>
      </form>
    </Dialog>
  )
}
