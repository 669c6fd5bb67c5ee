import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { ClaimBar } from '#features/money/reviewed-orders/office/claim-bar.tsx'
import { DecisionDialog } from '#features/money/reviewed-orders/office/decision-dialog.tsx'
import { History } from '#features/money/reviewed-orders/office/trail.tsx'
import { AboutMember } from '#ui/office/slots.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { toast } from '#ui/layer/toast.ts'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { depositsOffice } from '../contract/office.ts'
import { ApproveDeposit } from './approve-deposit.tsx'
import { DepositStatus } from './deposit-columns.tsx'
import { SlipPicture } from './slip-picture.tsx'

export type DepositAction = 'approve' | 'reject'
export type DepositInFull = Reply<typeof depositsOffice.one>

export type DepositDetailProps = {
  readonly id: string
  /** What a key or a button requested. */
  readonly action: DepositAction | null
  readonly onAction: (action: DepositAction | null) => void
  readonly claimError: unknown
}

/** One deposit: its proof of transfer, its data, its member, its history, and the actions open to this operator. */
export function DepositDetail({ id, action, onAction, claimError }: DepositDetailProps) {
  const asked = useApiQuery(useApi(depositsOffice).one, { params: { id } })
  return (
    <QueryState of={asked}>
      {(deposit) => (
        <div className="grid gap-5">
          <Head deposit={deposit} />
          {claimError instanceof Error && !deposit.isMine && <Failure error={claimError} />}
          <Actions deposit={deposit} action={action} onAction={onAction} />
          <Warnings deposit={deposit} />
          <Slips deposit={deposit} />
          <OrderFacts deposit={deposit} />
          <AboutMember id={deposit.memberId} />
          <DepositHistory deposit={deposit} />
        </div>
      )}
    </QueryState>
  )
}

type Part = { readonly deposit: DepositInFull }

function Head({ deposit }: Part) {
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="num text-16">{deposit.reference}</h2>
        <DepositStatus row={deposit} />
      </div>
      <p className="text-22 font-semibold">
        <Amount amount={deposit.amount} currency={deposit.currency} symbol />
      </p>
      <a className="text-13 text-action-text" href={`/members/${deposit.memberId}`}>
        {deposit.member} · {deposit.merchant}
      </a>
    </div>
  )
}

function Actions({ deposit, action, onAction }: Part & Pick<DepositDetailProps, 'action' | 'onAction'>) {
  const { t } = useTexts()
  const api = useApi(depositsOffice)
  const params = { id: deposit.id }
  const tells = { invalidates: [api.list, api.one] }
  const claim = useApiMutation(api.claim, tells)
  const release = useApiMutation(api.release, tells)
  const reject = useApiMutation(api.reject, tells)
  if (deposit.state !== 'inReview') return null
  const onReason = (reason: string) =>
    reject.mutate(
      { params, body: { reason } },
      {
        onSuccess: () => {
          onAction(null)
          toast({ tone: 'good', title: t('depositsOffice.done.rejected', { reference: deposit.reference }) })
        },
      },
    )
  return (
    <>
      <ClaimBar
        claimedBy={deposit.claimedBy}
        isMine={deposit.isMine}
        claim={{ ...claim, label: t('depositsOffice.claim'), send: () => claim.mutate({ params }) }}
        release={{ ...release, label: t('depositsOffice.release'), send: () => release.mutate({ params }) }}
        claimed={(by) => t('refusal.deposits.claimed', { by })}
      >
        <Button look="primary" onClick={() => onAction('approve')}>
          {t('depositsOffice.approve')}
        </Button>
        <Button look="outline" onClick={() => onAction('reject')}>
          {t('depositsOffice.reject')}
        </Button>
      </ClaimBar>
      <ApproveDeposit
        deposit={deposit}
        open={deposit.isMine && action === 'approve'}
        onClose={() => onAction(null)}
      />
      <DecisionDialog
        open={deposit.isMine && action === 'reject'}
        onClose={() => onAction(null)}
        title={t('depositsOffice.rejectTitle', { reference: deposit.reference })}
        text={t('depositsOffice.rejectText')}
        action={t('depositsOffice.reject')}
        isDanger
        calls={[reject]}
        onReason={onReason}
      />
    </>
  )
}

function Warnings({ deposit }: Part) {
  const { t, date } = useTexts()
  const same = deposit.slips.flatMap((slip) => slip.usedBefore)
  return (
    <>
      {same.length > 0 && (
        <Notice tone="danger">{t('depositsOffice.slipSame', { orders: same.join(', ') })}</Notice>
      )}
      {deposit.hold.state === 'held' && deposit.hold.until && (
        <Notice tone="warning">
          {t('depositsOffice.hold.held', { at: date(deposit.hold.until, 'minute') })}
        </Notice>
      )}
      {deposit.hold.state === 'suspended' && (
        <Notice tone="danger">{t('depositsOffice.hold.suspended')}</Notice>
      )}
      {deposit.reason && <Notice tone="info">{deposit.reason}</Notice>}
    </>
  )
}

function Slips({ deposit }: Part) {
  const { t } = useTexts()
  if (deposit.kind !== 'bank') return null
  if (deposit.slips.length === 0) return <p className="text-13 text-muted">{t('depositsOffice.noSlip')}</p>
  return deposit.slips.map((slip) => <SlipPicture key={slip.id} deposit={deposit.id} slip={slip.id} />)
}

function OrderFacts({ deposit }: Part) {
  const { t, number } = useTexts()
  const { currency, before } = deposit
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  return (
    <Facts
      facts={[
        { key: 'method', name: t('depositsOffice.col.method'), value: deposit.methodName },
        { key: 'credits', name: t('depositsOffice.credits'), value: money(deposit.amount - deposit.fee) },
        ...(deposit.reported === null
          ? []
          : [{ key: 'reported', name: t('depositsOffice.reported'), value: money(deposit.reported) }]),
        { key: 'count', name: t('depositsOffice.beforeCount'), value: number(before.count) },
        { key: 'sum', name: t('depositsOffice.beforeAmount'), value: money(before.amount) },
        { key: 'failed', name: t('depositsOffice.beforeFailed'), value: number(before.failed) },
      ]}
    />
  )
}

function DepositHistory({ deposit }: Part) {
  const { t } = useTexts()
  return (
    <History
      title={t('depositsOffice.trail')}
      steps={deposit.steps}
      words={(what) => t(`depositsOffice.step.${what}`)}
    />
  )
}
