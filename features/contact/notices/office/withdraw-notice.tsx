import { useState } from 'react'
import { useTell } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import { Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { noticesOffice } from '../contract/office.ts'

type WithdrawProps = { readonly id: string; readonly merchant: string; readonly onDone: () => void }

const LEAST_REASON = 4

/** Takes a notice away for good, with a reason. */
export function WithdrawNotice({ id, merchant, onDone }: WithdrawProps) {
  const { t } = useTexts()
  const api = useApi(noticesOffice)
  const told = useTell(api.withdraw, { tells: [api.list] })
  const [reason, setReason] = useState<string | null>(null)
  const send = () => {
    if (reason === null || reason.trim().length < LEAST_REASON) return
    told.mutate({ params: { id }, body: { merchant, reason: reason.trim() } }, { onSuccess: onDone })
  }
  return (
    <>
      <Button look="outline" onClick={() => setReason('')}>
        {t('noticesOffice.withdraw')}
      </Button>
      <Confirm
        open={reason !== null}
        danger
        busy={told.isPending}
        title={t('noticesOffice.withdraw')}
        text={t('noticesOffice.withdrawText')}
        deed={t('noticesOffice.withdraw')}
        onConfirm={send}
        onClose={() => setReason(null)}
      >
        <div className="grid gap-3">
          <TextField
            label={t('noticesOffice.reason')}
            required
            maxLength={300}
            value={reason ?? ''}
            onChange={({ target }) => setReason(target.value)}
          />
          {told.error && <Failure error={told.error} />}
        </div>
      </Confirm>
    </>
  )
}
