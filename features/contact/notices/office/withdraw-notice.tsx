import { useState } from 'react'
import { isWithin, textBounds } from '#ui/api/text-bounds.ts'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { noticesOffice } from '../contract/office.ts'

type WithdrawProps = { readonly id: string; readonly merchant: string; readonly onDone: () => void }

/** Withdraws a notice permanently, with a reason. */
export function WithdrawNotice({ id, merchant, onDone }: WithdrawProps) {
  const { t } = useTexts()
  const api = useApi(noticesOffice)
  const told = useApiMutation(api.withdraw, { invalidates: [api.list] })
  const [isAsking, setAsking] = useState(false)
  const form = useForm({ defaultValues: { reason: '' } })
  const bounds = textBounds(noticesOffice.withdraw, 'reason')
  const send = form.onSubmit(({ reason }) => {
    if (!isWithin(bounds, reason)) return
    told.mutate({ params: { id }, body: { merchant, reason: reason.trim() } }, { onSuccess: onDone })
  })
  const ask = () => {
    form.reset()
    setAsking(true)
  }
  return (
    <>
      <Button look="outline" onClick={ask}>
        {t('noticesOffice.withdraw')}
      </Button>
      <Confirm
        open={isAsking}
        danger
        busy={told.isPending}
        title={t('noticesOffice.withdraw')}
        text={t('noticesOffice.withdrawText')}
        action={t('noticesOffice.withdraw')}
        onConfirm={() => send()}
        onClose={() => setAsking(false)}
      >
        <div className="grid gap-3">
          <TextField label={t('noticesOffice.reason')} required {...bounds} {...form.register('reason')} />
          {told.error && <FormFailure error={told.error} />}
        </div>
      </Confirm>
    </>
  )
}
