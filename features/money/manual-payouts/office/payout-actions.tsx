import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { DecisionDialog, useDecision } from '#features/money/reviewed-orders/office/decision-dialog.tsx'
import type { OrderAction } from '#features/money/reviewed-orders/office/use-order-place.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { manualPayoutsOffice } from '../contract.ts'
import type { PayoutInFull } from './payout-detail.tsx'
import { RecordDialog } from './record-dialog.tsx'

export type PayoutActionsProps = {
  readonly payout: PayoutInFull
  readonly action: OrderAction | null
  readonly onAction: (action: OrderAction | null) => void
}

/** The next step: take it, record it, confirm it, or return the money. */
export function PayoutActions({ payout, action, onAction }: PayoutActionsProps) {
  const { t } = useTexts()
  const isToPay = payout.state === 'waiting' || payout.state === 'claimed'
  return (
    <>
      {isToPay && <Paying payout={payout} onAction={onAction} />}
      {payout.state === 'recorded' && <Confirming payout={payout} />}
      {payout.state === 'paid' && payout.mayFail && (
        <Button look="ghost" size="sm" className="justify-self-start" onClick={() => onAction('reject')}>
          {t('manualPayoutsOffice.fail')}
        </Button>
      )}
      {payout.isMine && action === 'approve' && payout.state === 'claimed' && (
        <RecordDialog payout={payout} onClose={() => onAction(null)} />
      )}
      <Fail payout={payout} open={payout.mayFail && action === 'reject'} onClose={() => onAction(null)} />
    </>
  )
}

type Part = { readonly payout: PayoutInFull }

function Paying({ payout, onAction }: Part & Pick<PayoutActionsProps, 'onAction'>) {
  const { t } = useTexts()
  const api = useApi(manualPayoutsOffice)
  const tells = { invalidates: [api.list, api.one] }
  const claim = useApiMutation(api.claim, tells)
  const release = useApiMutation(api.release, tells)
  const [isReleasing, setReleasing] = useState(false)
  const params = { id: payout.id }
  if (!payout.isMine && payout.claimedBy)
    return <Notice>{t('refusal.manualPayouts.claimed', { by: payout.claimedBy })}</Notice>
  if (!payout.isMine)
    return (
      <div className="grid gap-2">
        {claim.error && <Failure error={claim.error} />}
        <Button
          look="primary"
          busy={claim.isPending}
          disabled={payout.stops.length > 0}
          onClick={() => claim.mutate({ params })}
        >
          {t('manualPayoutsOffice.claim')}
        </Button>
      </div>
    )
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button look="primary" className="col-span-2" onClick={() => onAction('approve')}>
        {t('manualPayoutsOffice.record')}
      </Button>
      <Button look="ghost" onClick={() => setReleasing(true)}>
        {t('manualPayoutsOffice.release')}
      </Button>
      <Button look="ghost" onClick={() => onAction('reject')}>
        {t('manualPayoutsOffice.fail')}
      </Button>
      <DecisionDialog
        open={isReleasing}
        onClose={() => setReleasing(false)}
        title={t('manualPayoutsOffice.releaseTitle', { reference: payout.reference })}
        text={t('manualPayoutsOffice.releaseText')}
        action={t('manualPayoutsOffice.release')}
        calls={[release]}
        onConfirm={() => release.mutate({ params }, { onSuccess: () => setReleasing(false) })}
      />
    </div>
  )
}

/** For another operator than the one who recorded it; that one may take a wrong record back. */
function Confirming({ payout }: Part) {
  const { t, money } = useTexts()
  const api = useApi(manualPayoutsOffice)
  const { asked, ask, close, done } = useDecision<'confirm' | 'reopen'>()
  const tells = { invalidates: [api.list, api.one] }
  const confirm = useApiMutation(api.confirm, tells)
  const reopen = useApiMutation(api.reopen, tells)
  const { reference, recordedBy, bankReference } = payout
  const params = { id: payout.id }
  const by = recordedBy ?? ''
  return (
    <div className="grid gap-2">
      <Notice>
        {t(payout.mayConfirm ? 'manualPayoutsOffice.confirmLead' : 'manualPayoutsOffice.confirmOther', {
          by,
        })}
      </Notice>
      {payout.mayConfirm && (
        <Button look="primary" onClick={() => ask('confirm')}>
          {t('manualPayoutsOffice.confirm')}
        </Button>
      )}
      <Button look="ghost" onClick={() => ask('reopen')}>
        {t('manualPayoutsOffice.reopen')}
      </Button>
      <DecisionDialog
        open={asked === 'confirm'}
        onClose={close}
        title={t('manualPayoutsOffice.confirmTitle', { reference })}
        text={t('manualPayoutsOffice.confirmText', {
          bankReference: bankReference ?? '',
          amount: money(payout.amount, payout.currency, { symbol: true }),
        })}
        action={t('manualPayoutsOffice.confirm')}
        calls={[confirm]}
        onConfirm={() =>
          confirm.mutate({ params }, { onSuccess: () => done(t('manualPayoutsOffice.paid', { reference })) })
        }
      />
      <DecisionDialog
        open={asked === 'reopen'}
        onClose={close}
        title={t('manualPayoutsOffice.reopenTitle', { reference })}
        text={t('manualPayoutsOffice.reopenText', { by })}
        action={t('manualPayoutsOffice.reopen')}
        calls={[reopen]}
        onReason={(reason) =>
          reopen.mutate(
            { params, body: { reason } },
            { onSuccess: () => done(t('manualPayoutsOffice.reopened', { reference })) },
          )
        }
      />
    </div>
  )
}

function Fail({ payout, open, onClose }: Part & { readonly open: boolean; readonly onClose: () => void }) {
  const { t, money } = useTexts()
  const api = useApi(manualPayoutsOffice)
  const { done } = useDecision()
  const fail = useApiMutation(api.fail, { invalidates: [api.list, api.one] })
  const { reference } = payout
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      title={t('manualPayoutsOffice.failTitle', { reference })}
      text={t('manualPayoutsOffice.failText', {
        amount: money(payout.amount, payout.currency, { symbol: true }),
      })}
      action={t('manualPayoutsOffice.fail')}
      isDanger
      calls={[fail]}
      onReason={(reason) =>
        fail.mutate(
          { params: { id: payout.id }, body: { reason } },
          {
            onSuccess: () => {
              onClose()
              done(t('manualPayoutsOffice.failed', { reference }))
            },
          },
        )
      }
    />
  )
}
