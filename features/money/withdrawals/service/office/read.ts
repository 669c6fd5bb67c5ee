import { walletById } from '#ledger/wallets.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { readQueue } from '#features/money/reviewed-orders/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { withdrawalsOffice } from '../../contract/office.ts'
import { checkSettle, missingOf } from '../../rules/receipt.ts'
import { mayStillPay } from '../../rules/states.ts'
import { stopKinds, stopsLeft, stopsOf } from '../../rules/stops.ts'
import { payoutProofs } from '../../store/proofs.ts'
import { isSameName } from '#kit/names/bank-name.ts'
import { eventsOf, reviewFacts, turnoverOf } from '../../store/facts.ts'
import { fits, queue, type QueueFilter, type QueueRow } from '../../store/queue.ts'
import { overrideOf, type Override } from '../../store/stops.ts'
import { referenceOf } from '../../store/withdrawals.ts'
import { toText } from '../view.ts'
import { isByHand } from '../ways.ts'

type Office = typeof withdrawalsOffice
type Row = Reply<Office['list']>['rows'][number]

const MS_PER_MINUTE = 60_000
const DAYS_30_MS = 30 * 86_400_000

function rowView(row: QueueRow, operator: string): Row {
  return {
    id: row.id,
    reference: referenceOf(row.number),
    merchant: row.merchant,
    memberId: row.memberId,
    member: row.member,
    to: toText(row),
    amount: row.amount,
    fee: row.fee,
    currency: row.currency,
    state: row.state,
    eyes: row.eyes,
    isFirst: row.isFirst,
    firstBy: row.firstByAccount,
    secondBy: row.secondByAccount,
    requestedAt: row.requestedAt,
    dueAt: row.dueAt,
    claimedBy: row.claimedByAccount,
    isMine: row.claimedBy === operator,
    isFirstMine: row.firstBy === operator,
    stops: mayStillPay(row.state) ? [...stopsOf(row)] : [],
  }
}

function overrideView(override: Override, operator: string): Reply<Office['one']>['override'] {
  const { state, reason, proposedBy, proposedByAccount, decidedByAccount } = override
  return {
    state,
    stops: stopKinds.filter((stop) => override.stops.includes(stop)),
    reason,
    proposedBy: proposedByAccount,
    agreedBy: decidedByAccount,
    isYours: proposedBy === operator,
  }
}

/** The back office's filter in the store's form. */
export function filterOf(asked: Given<Office['export']>['body'], now: Date): QueueFilter {
  const { state = null, merchant = null, least = null, dueWithin, eyes = null, find = null } = asked
  const dueBefore = dueWithin ? new Date(now.getTime() + dueWithin * MS_PER_MINUTE) : null
  return { state, merchant, least, dueBefore, eyes, find }
}

export async function listQueue(
  app: App,
  { query }: Given<Office['list']>,
  { operator, now }: CallFor<Office['list']>,
): Promise<Reply<Office['list']>> {
  const filter = filterOf(query, now)
  const asked = { page: query, state: filter.state, fits: fits(filter) }
  return readQueue(app.db, queue, asked, (row) => rowView(row, operator.id))
}

export async function oneForReview(
  app: App,
  { params }: Given<Office['one']>,
  { operator, now }: CallFor<Office['one']>,
): Promise<Reply<Office['one']> | Refusal<Office['one']>> {
  const row = await queue.one(app.db, params.id)
  if (!row) return { refused: 'withdrawals.unknown' }
  const [steps, wallet, turnover, percent, { sharedWith, ...sums }, proofs, override] = await Promise.all([
    eventsOf(app.db, row.id),
    walletById(app.db, row.wallet),
    turnoverOf(app.db, { memberId: row.memberId, wallet: row.wallet, until: row.requestedAt }),
    settingOf(app, row.merchant, 'withdrawTurnoverPercent'),
    reviewFacts(app.db, { ...row, from: new Date(now.getTime() - DAYS_30_MS) }),
    payoutProofs.all(app.db, row.id),
    overrideOf(app.db, row.id),
  ])
  const balance = wallet?.balance ?? 0n
  const view = rowView(row, operator.id)
  const overridden = override?.state === 'agreed' ? override.stops : []
  return {
    ...view,
    override: override && overrideView(override, operator.id),
    stopsLeft: [...stopsLeft(view.stops, overridden)],
    receives: row.amount - row.fee,
    accountNumber: row.accountNumber,
    bankName: row.bankName,
    holder: row.holder,
    payeeName: row.payeeName,
    isSameName: row.payeeName !== null && isSameName(row.payeeName, row.holder),
    sharedWith,
    accountAddedAt: row.accountAddedAt,
    processorRef: row.processorRef,
    paidAt: row.paidAt,
    reason: row.reason,
    arrived: row.arrived,
    missing: row.arrived === null ? null : missingOf({ ...row, arrived: row.arrived }).rest,
    returned: row.returned,
    proofs: proofs.map(({ id, at, usedBefore }) => ({ id, at, usedBefore })),
    maySettle: checkSettle(row, operator.id) === null,
    isManual: isByHand(app, row),
    mayOffer: row.bankKind === 'bank',
    facts: {
      ...sums,
      balance,
      free: balance - (wallet?.held ?? 0n),
      turnover: { required: (turnover.deposited * BigInt(percent)) / 100n, staked: turnover.staked },
    },
    steps,
  }
}
