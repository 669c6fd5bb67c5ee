import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { ClaimBar } from '#features/money/reviewed-orders/office/claim-bar.tsx'
import { DecisionDialog } from '#features/money/reviewed-orders/office/decision-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { withdrawalsOffice } from '../contract/office.ts'
import { isOpenForReview } from '../rules/states.ts'
import { Dispute } from './dispute.tsx'
import type { WithdrawalDetailProps, WithdrawalInFull } from './withdrawal-detail.tsx'

export type WithdrawalActionsProps = Pick<WithdrawalDetailProps, 'action' | 'onAction'> & {
  readonly order: WithdrawalInFull
}

/** Claim, then approve or reject; the first approver has nothing more to do. */
export function WithdrawalActions({ order, action, onAction }: WithdrawalActionsProps) {
  const { t } = useTexts()
  const api = useApi(withdrawalsOffice)
  const params = { id: order.id }
  const tells = { invalidates: [api.list, api.one] }
  const claim = useApiMutation(api.claim, tells)
  const release = useApiMutation(api.release, tells)
  if (order.state === 'disputed') return <Dispute order={order} />
  if (!isOpenForReview(order.state) || order.isFirstMine) return null
  return (
    <>
      <ClaimBar
        claimedBy={order.claimedBy}
        isMine={order.isMine}
        claim={{ ...claim, label: t('withdrawalsOffice.claim'), send: () => claim.mutate({ params }) }}
        release={{
          ...release,
          label: t('withdrawalsOffice.release'),
          send: () => release.mutate({ params }),
        }}
        claimed={(by) => t('refusal.withdrawals.claimed', { by })}
      >
        <Button look="primary" disabled={order.stopsLeft.length > 0} onClick={() => onAction('approve')}>
          {t(order.firstBy ? 'withdrawalsOffice.approveSecond' : 'withdrawalsOffice.approve')}
        </Button>
        <Button look="outline" onClick={() => onAction('reject')}>
          {t('withdrawalsOffice.reject')}
        </Button>
        {order.mayOffer && order.stopsLeft.length === 0 && <Offer order={order} />}
      </ClaimBar>
      <Approve
        order={order}
        open={order.isMine && action === 'approve' && order.stopsLeft.length === 0}
        onClose={() => onAction(null)}
      />
      <Reject order={order} open={order.isMine && action === 'reject'} onClose={() => onAction(null)} />
    </>
  )
}

type Step = { readonly order: WithdrawalInFull; readonly open: boolean; readonly onClose: () => void }

function Approve({ order, open, onClose }: Step) {
  const { t, money } = useTexts()
  const api = useApi(withdrawalsOffice)
  const approve = useApiMutation(api.approve, { invalidates: [api.list, api.one] })
  const isFirstOfTwo = order.eyes === 2 && order.firstBy === null
  const send = () =>
    approve.mutate(
      { params: { id: order.id } },
      {
        onSuccess: ({ state }) => {
          onClose()
          const done = state === 'approved' ? 'approved' : order.isManual ? 'manual' : 'paying'
          toast({ tone: 'good', title: t(`withdrawalsOffice.done.${done}`, { reference: order.reference }) })
        },
      },
    )
  const amount = money(order.receives, order.currency)
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      title={t('withdrawalsOffice.approveTitle', { reference: order.reference })}
      text={
        isFirstOfTwo
          ? t('withdrawalsOffice.approveFirstText')
          : t(order.isManual ? 'withdrawalsOffice.approveManualText' : 'withdrawalsOffice.approveText', {
              amount,
              to: order.to,
            })
      }
      action={t(order.firstBy ? 'withdrawalsOffice.approveSecond' : 'withdrawalsOffice.approve')}
      calls={[approve]}
      onConfirm={send}
    />
  )
}

/** Also approves, but depositing members pay it. */
function Offer({ order }: { readonly order: WithdrawalInFull }) {
  const { t, money } = useTexts()
  const api = useApi(withdrawalsOffice)
  const [isOpen, setOpen] = useState(false)
  const offer = useApiMutation(api.offer, { invalidates: [api.list, api.one] })
  const { reference, to } = order
  const send = () =>
    offer.mutate(
      { params: { id: order.id } },
      {
        onSuccess: ({ state }) => {
          setOpen(false)
          const done = state === 'approved' ? 'approved' : 'offered'
          toast({ tone: 'good', title: t(`withdrawalsOffice.done.${done}`, { reference }) })
        },
      },
    )
  return (
    <>
      <Button look="outline" className="col-span-2" onClick={() => setOpen(true)}>
        {t('withdrawalsOffice.offer')}
      </Button>
      <DecisionDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('withdrawalsOffice.offerTitle', { reference })}
        text={t('withdrawalsOffice.offerText', { amount: money(order.receives, order.currency), to })}
        action={t('withdrawalsOffice.offer')}
        calls={[offer]}
        onConfirm={send}
      />
    </>
  )
}

function Reject({ order, open, onClose }: Step) {
  const { t } = useTexts()
  const api = useApi(withdrawalsOffice)
  const reject = useApiMutation(api.reject, { invalidates: [api.list, api.one] })
  const onReason = (reason: string) =>
    reject.mutate(
      { params: { id: order.id }, body: { reason } },
      {
        onSuccess: () => {
          onClose()
          toast({ tone: 'good', title: t('withdrawalsOffice.done.rejected', { reference: order.reference }) })
        },
      },
    )
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      title={t('withdrawalsOffice.rejectTitle', { reference: order.reference })}
      text={t('withdrawalsOffice.rejectText')}
      action={t('withdrawalsOffice.reject')}
      isDanger
      calls={[reject]}
      onReason={onReason}
    />
  )
}
