import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/line/query-state.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { withdrawalsOffice } from '../contract/office.ts'
import { isOpenForReview } from '../rules/states.ts'
import { Dispute } from './dispute.tsx'
import type { WithdrawalDetailProps, WithdrawalInFull } from './withdrawal-detail.tsx'

export type WithdrawalDeedsProps = Pick<WithdrawalDetailProps, 'deed' | 'onDeed'> & {
  readonly order: WithdrawalInFull
}

/** Claim, then approve or reject; the first approver has nothing more to do. */
export function WithdrawalDeeds({ order, deed, onDeed }: WithdrawalDeedsProps) {
  const { t } = useTexts()
  const api = useApi(withdrawalsOffice)
  const params = { id: order.id }
  const tells = { invalidates: [api.list, api.one] }
  const claim = useApiMutation(api.claim, tells)
  const release = useApiMutation(api.release, tells)
  if (order.state === 'disputed') return <Dispute order={order} />
  if (!isOpenForReview(order.state) || order.isFirstMine) return null
  if (!order.isMine) {
    const fault = claim.error ?? release.error
    return (
      <div className="grid gap-2">
        {fault && <Failure error={fault} />}
        {order.claimedBy ? (
          <Notice>{t('refusal.withdrawals.claimed', { by: order.claimedBy })}</Notice>
        ) : (
          <Button look="primary" busy={claim.isPending} onClick={() => claim.mutate({ params })}>
            {t('withdrawalsOffice.claim')}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      {/* what went wrong at the claim is over: the order is one's own */}
      {release.error && (
        <div className="col-span-2">
          <Failure error={release.error} />
        </div>
      )}
      <Button look="primary" disabled={order.stopsLeft.length > 0} onClick={() => onDeed('approve')}>
        {t(order.firstBy ? 'withdrawalsOffice.approveSecond' : 'withdrawalsOffice.approve')}
      </Button>
      <Button look="outline" onClick={() => onDeed('reject')}>
        {t('withdrawalsOffice.reject')}
      </Button>
      {order.mayOffer && order.stopsLeft.length === 0 && <Offer order={order} />}
      <Button
        look="ghost"
        className="col-span-2"
        busy={release.isPending}
        onClick={() => release.mutate({ params })}
      >
        {t('withdrawalsOffice.release')}
      </Button>
      <Approve
        order={order}
        open={deed === 'approve' && order.stopsLeft.length === 0}
        onClose={() => onDeed(null)}
      />
      <Reject order={order} open={deed === 'reject'} onClose={() => onDeed(null)} />
    </div>
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
          const done = state === 'approved' ? 'approved' : 'paying'
          toast({ tone: 'good', title: t(`withdrawalsOffice.done.${done}`, { reference: order.reference }) })
        },
      },
    )
  const amount = money(order.receives, order.currency)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('withdrawalsOffice.approveTitle', { reference: order.reference })}
      text={
        isFirstOfTwo
          ? t('withdrawalsOffice.approveFirstText')
          : t('withdrawalsOffice.approveText', { amount, to: order.to })
      }
      width="narrow"
      actions={
        <Button look="primary" busy={approve.isPending} onClick={send}>
          {t(order.firstBy ? 'withdrawalsOffice.approveSecond' : 'withdrawalsOffice.approve')}
        </Button>
      }
    >
      {approve.error && <Failure error={approve.error} />}
    </Dialog>
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
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('withdrawalsOffice.offerTitle', { reference })}
        text={t('withdrawalsOffice.offerText', { amount: money(order.receives, order.currency), to })}
        width="narrow"
        actions={
          <Button look="primary" busy={offer.isPending} onClick={send}>
            {t('withdrawalsOffice.offer')}
          </Button>
        }
      >
        {offer.error && <Failure error={offer.error} />}
      </Dialog>
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
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={t('withdrawalsOffice.rejectTitle', { reference: order.reference })}
      text={t('withdrawalsOffice.rejectText')}
      deed={t('withdrawalsOffice.reject')}
      isDanger
      busy={reject.isPending}
      error={reject.error}
      onReason={onReason}
    />
  )
}
