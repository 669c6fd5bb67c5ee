import { useApiMutation } from '#contract/react.ts'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Notice } from '#ui/state/notice.tsx'
import { depositsOffice } from '../contract/office.ts'
import type { DepositInFull } from './deposit-detail.tsx'

/** The input that a refusal is about. */
const FIELD_OF = {
  'deposits.receivedTooSmall': 'received',
  'deposits.aboveMost': 'received',
} as const

export type ApproveDepositProps = {
  readonly deposit: Pick<DepositInFull, 'id' | 'reference' | 'amount' | 'reported' | 'currency'>
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * Credits what the bank statement shows. The operator types that amount: a field filled with the ordered or reported amount would be
 * approved without a look at the statement.
 */
export function ApproveDeposit({ deposit, open, onClose }: ApproveDepositProps) {
  const { t, money } = useTexts()
  const { amount, reported, currency } = deposit
  const api = useApi(depositsOffice)
  const form = useForm({ defaultValues: { received: '' } })
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
        {approve.error && <FormFailure error={approve.error} fields={FIELD_OF} />}
        <Facts
          facts={[
            {
              key: 'ordered',
              name: t('depositsOffice.ordered'),
              value: <Amount {...{ amount, currency }} />,
            },
            ...(reported === null
              ? []
              : [
                  {
                    key: 'reported',
                    name: t('depositsOffice.reported'),
                    value: <Amount amount={reported} currency={currency} />,
                  },
                ]),
          ]}
        />
        <MoneyField
          label={t('depositsOffice.received')}
          hint={t('depositsOffice.receivedHint')}
          currency={currency}
          autoFocus
          {...form.bound('received')}
        />
        {isReady && received !== amount && (
          <Notice tone="warning">
            {t(received < amount ? 'depositsOffice.lessThan' : 'depositsOffice.moreThan', {
              amount: money(received < amount ? amount - received : received - amount, currency, {
                symbol: true,
              }),
            })}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
