import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { History } from '#features/money/reviewed-orders/office/trail.tsx'
import { MemberFlags } from '#features/compliance/fraud/office/member-flags.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { withdrawalsOffice } from '../contract/office.ts'
import { Stopped } from './stopped.tsx'
import { WithdrawalActions } from './withdrawal-actions.tsx'
import { WithdrawalStatus } from './withdrawal-columns.tsx'

export type WithdrawalAction = 'approve' | 'reject'
export type WithdrawalInFull = Reply<typeof withdrawalsOffice.one>

export type WithdrawalDetailProps = {
  readonly id: string
  readonly action: WithdrawalAction | null
  readonly onAction: (action: WithdrawalAction | null) => void
  readonly claimError: unknown
}

/** One withdrawal: destination, conditions, approvals, and the actions open to this operator. */
export function WithdrawalDetail({ id, action, onAction, claimError }: WithdrawalDetailProps) {
  const asked = useApiQuery(useApi(withdrawalsOffice).one, { params: { id } })
  return (
    <QueryState of={asked}>
      {(order) => (
        <div className="grid gap-5">
          <Head order={order} />
          {claimError instanceof Error && !order.isMine && <Failure error={claimError} />}
          <Stopped order={order} />
          <WithdrawalActions order={order} action={action} onAction={onAction} />
          <MemberFlags member={order.memberId} />
          <FourEyes order={order} />
          <Payout order={order} />
          <Why order={order} />
          <OrderHistory order={order} />
        </div>
      )}
    </QueryState>
  )
}

type Part = { readonly order: WithdrawalInFull }

function Head({ order }: Part) {
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="num text-16">{order.reference}</h2>
        <WithdrawalStatus state={order.state} />
      </div>
      <p className="text-22 font-semibold">
        <Amount amount={order.amount} currency={order.currency} symbol />
      </p>
      <a className="text-13 text-action-text" href={`/members/${order.memberId}`}>
        {order.member} · {order.merchant}
      </a>
    </div>
  )
}

function FourEyes({ order }: Part) {
  const { t } = useTexts()
  if (order.eyes === 1) return null
  if (order.firstBy && order.secondBy) {
    return (
      <Notice tone="good">
        {t('withdrawalsOffice.fourEyes.done', { first: order.firstBy, second: order.secondBy })}
      </Notice>
    )
  }
  if (order.isFirstMine) return <Notice tone="warning">{t('withdrawalsOffice.fourEyes.you')}</Notice>
  if (order.firstBy) return <Notice>{t('withdrawalsOffice.fourEyes.second', { by: order.firstBy })}</Notice>
  return <Notice>{t('withdrawalsOffice.fourEyes.none')}</Notice>
}

function Payout({ order }: Part) {
  const { t, date } = useTexts()
  const money = (amount: bigint) => <Amount amount={amount} currency={order.currency} />
  return (
    <section className="grid gap-2">
      <h3 className="text-13 font-medium text-muted">{t('withdrawalsOffice.payout')}</h3>
      <Facts
        facts={[
          { key: 'to', name: t('withdrawalsOffice.to'), value: `${order.bankName} ${order.accountNumber}` },
          {
            key: 'name',
            name: t('withdrawalsOffice.nameAtBank'),
            value: order.isSameName
              ? `${order.holder} (${t('withdrawalsOffice.same')})`
              : `${order.holder}, ${t('withdrawalsOffice.differs', { name: order.payeeName ?? '–' })}`,
          },
          { key: 'added', name: t('withdrawalsOffice.addedAt'), value: date(order.accountAddedAt, 'day') },
          { key: 'fee', name: t('withdrawalsOffice.fee'), value: money(order.fee) },
          {
            key: 'receives',
            name: t('withdrawalsOffice.receives'),
            value: money(order.receives),
            total: true,
          },
        ]}
      />
      {!order.isSameName && (
        <Notice tone="danger">{t('withdrawalsOffice.differs', { name: order.payeeName ?? '–' })}</Notice>
      )}
      {order.sharedWith > 0 && (
        <Notice tone="danger">{t('withdrawalsOffice.shared', { count: order.sharedWith })}</Notice>
      )}
      {order.reason && <Notice tone="info">{order.reason}</Notice>}
    </section>
  )
}

function Why({ order }: Part) {
  const { t } = useTexts()
  const { facts } = order
  const rows = ['deposits30', 'withdrawals30', 'staked30', 'balance', 'free'] as const
  return (
    <section className="grid gap-2">
      <h3 className="text-13 font-medium text-muted">{t('withdrawalsOffice.why')}</h3>
      <Facts
        facts={rows.map((key) => ({
          key,
          name: t(`withdrawalsOffice.${key}`),
          value: <Amount amount={facts[key]} currency={order.currency} />,
        }))}
      />
      {facts.deposits30 > 0n && facts.staked30 * 4n < facts.deposits30 && (
        <Notice tone="warning">{t('withdrawalsOffice.noPlay')}</Notice>
      )}
    </section>
  )
}

function OrderHistory({ order }: Part) {
  const { t } = useTexts()
  return (
    <History
      title={t('withdrawalsOffice.trail')}
      steps={order.steps}
      words={(what) => t(`withdrawalsOffice.step.${what}`)}
    />
  )
}
