import { useApiMutation } from '#contract/react.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { depositsOffice } from '../contract/office.ts'
import type { DepositInFull } from './deposit-detail.tsx'

export type ApproveDepositProps = {
  readonly deposit: DepositInFull
  readonly open: boolean
  readonly onClose: () => void
}

/** Credits what the bank statement shows: the order's amount unless another arrived. */
export function ApproveDeposit({ deposit, open, onClose }: ApproveDepositProps) {
  const { t } = useTexts()
  const api = useApi(depositsOffice)
  const form = useForm({ defaultValues: { received: moneyText(deposit.reported ?? deposit.amount) } })
  const approve = useApiMutation(api.approve, { invalidates: [api.list, api.one] })
  const received = parseMoney(form.watch('received'))
  const isReady = received !== null && received > 0n
  const send = form.onSubmit(() => {
    if (!isReady) return
    approve.mutate(
      { params: { id: deposit.id }, body: { received } },
      {
        onSuccess: () => {
          onClose()
          toast({ tone: 'good', title: t('depositsOffice.done.approved', { reference: deposit.reference }) })
        },
      },
    )
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('depositsOffice.approveTitle', { reference: deposit.reference })}
      text={t('depositsOffice.approveText')}
      width="narrow"
      actions={
        <Button look="primary" type="submit" form="received" busy={approve.isPending} disabled={!isReady}>
          {t('depositsOffice.approve')}
        </Button>
      }
    >
      <form id="received" onSubmit={send} noValidate className="grid gap-4">
        {approve.error && <Failure error={approve.error} />}
        <MoneyField
          label={t('depositsOffice.received')}
          hint={t('depositsOffice.receivedHint')}
          currency={deposit.currency}
          {...form.bound('received')}
        />
      </form>
    </Dialog>
  )
}
