import type { ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { History } from '#features/money/reviewed-orders/office/trail.tsx'
import { AboutMember } from '#ui/office/slots.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { withdrawalsOffice } from '../contract/office.ts'
import { isOpenForReview } from '../rules/states.ts'
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
        <div className="grid gap-3.5">
          <Head order={order} />
          {claimError instanceof Error && !order.isMine && <Failure error={claimError} />}
          <Stopped order={order} />
          <WithdrawalActions order={order} action={action} onAction={onAction} />
          <FourEyes order={order} />
          <Payout order={order} />
          <Why order={order} />
          <AboutMember id={order.memberId} />
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

/** The destination and the name check: what the money reaches. */
function Payout({ order }: Part) {
  const { t, date } = useTexts()
  const money = (amount: bigint) => <Amount amount={amount} currency={order.currency} />
  return (
    <section className="grid gap-2">
      <DecisionFacts
        facts={[
          { key: 'to', value: `${order.bankName} ${order.accountNumber}` },
          {
            key: 'nameAtBank',
            value: order.isSameName ? `${order.holder} (${t('withdrawalsOffice.same')})` : order.holder,
          },
          { key: 'fee', value: money(order.fee) },
          { key: 'receives', value: money(order.receives) },
          { key: 'addedAt', value: <span className="num">{date(order.accountAddedAt, 'day')}</span> },
        ]}
      />
      {!order.isSameName && (
        <Notice tone="danger">{t('withdrawalsOffice.differs', { name: order.payeeName ?? '–' })}</Notice>
      )}
      {order.sharedWith > 0 && (
        <Notice tone="danger">{t('withdrawalsOffice.shared', { count: order.sharedWith })}</Notice>
      )}
      {order.reason && <Notice tone="info">{order.reason}</Notice>}
      {order.isManual && wasSent(order.state) && (
        <p className="text-13">
          {t('withdrawalsOffice.manual')}{' '}
          <a className="text-action-text" href={`/manual-payouts?state=all&id=${order.id}`}>
            {t('withdrawalsOffice.openManual')}
          </a>
        </p>
      )}
    </section>
  )
}

/** Fully approved: it is, or was, a payment. */
const wasSent = (state: WithdrawalInFull['state']): boolean => !isOpenForReview(state) && state !== 'rejected'

/** Turnover since the withdrawal before, and what moved in thirty days. */
function Why({ order }: Part) {
  const { t } = useTexts()
  const { facts } = order
  const { turnover } = facts
  const money = (amount: bigint) => <Amount amount={amount} currency={order.currency} />
  const rows = ['deposits30', 'withdrawals30', 'staked30', 'free'] as const
  return (
    <section className="grid gap-2">
      <DecisionFacts
        facts={[
          {
            key: 'turnover',
            value: (
              <>
                {money(turnover.staked)} / {money(turnover.required)}{' '}
                <Status tone={turnover.staked >= turnover.required ? 'good' : 'bad'}>
                  {t(
                    turnover.staked >= turnover.required
                      ? 'withdrawalsOffice.turnoverMet'
                      : 'withdrawalsOffice.turnoverMissing',
                  )}
                </Status>
              </>
            ),
            wide: true,
          },
          ...rows.map((key) => ({ key, value: money(facts[key]) })),
        ]}
      />
      {facts.deposits30 > 0n && facts.staked30 * 4n < facts.deposits30 && (
        <Notice tone="warning">{t('withdrawalsOffice.noPlay')}</Notice>
      )}
    </section>
  )
}

type DecisionFact = { readonly key: string; readonly value: ReactNode; readonly wide?: boolean }

/** Facts in two columns, small enough that all of them stand above the fold of a laptop. */
function DecisionFacts({ facts }: { readonly facts: readonly DecisionFact[] }) {
  const { t } = useTexts()
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(7.25rem,1fr))] gap-x-3 gap-y-1.5 text-13">
      {facts.map(({ key, value, wide = false }) => (
        <div key={key} className={wide ? 'col-span-full' : undefined}>
          <dt className="text-12 text-faint">{t(`withdrawalsOffice.${key}`)}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
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
