import type { Db, Tx } from '#db/pool.ts'
import type { Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { withdrawals } from '../contract/member.ts'
import { missingOf } from '../rules/receipt.ts'
import { shownNumber } from '../store/accounts.ts'
import { eventsOf, recentlyPaid } from '../store/facts.ts'
import { referenceOf, type WithdrawalRow } from '../store/withdrawals.ts'
import { RECENT_MS } from './terms.ts'

type View = Reply<typeof withdrawals.one>
type Short = Reply<typeof withdrawals.list>['rows'][number]

const MS_PER_MINUTE = 60_000

export function toText({
  bankName,
  accountNumber,
}: Pick<WithdrawalRow, 'bankName' | 'accountNumber'>): string {
  return `${bankName} ${shownNumber(accountNumber)}`
}

export function shortView(row: WithdrawalRow): Short {
  return {
    id: row.id,
    reference: referenceOf(row.number),
    amount: row.amount,
    fee: row.fee,
    receives: row.amount - row.fee,
    currency: row.currency,
    to: toText(row),
    state: row.state,
    requestedAt: row.requestedAt,
    closedAt: row.closedAt,
  }
}

/** Internal to operators: alarms, who pays at the bank, and that a payout was stopped, which would reveal a suspicion (tipping off). */
const INSIDE: ReadonlySet<string> = new Set([
  'alarm',
  'overrideProposed',
  'overrideAgreed',
  'overrideRefused',
  'overrideWithdrawn',
  'paymentClaimed',
  'paymentReleased',
  'paymentRecorded',
  'paymentReopened',
])

/** An operator's texts that the member reads: reasons; the author is not shown. */
const TOLD: ReadonlySet<string> = new Set(['rejected', 'settledArrived', 'settledReturned'])

/** A withdrawal as its owner sees it. */
export async function fullView(app: App, db: Db | Tx, row: WithdrawalRow): Promise<View> {
  const from = new Date(app.clock.now().getTime() - RECENT_MS)
  const [events, lately] = await Promise.all([eventsOf(db, row.id), recentlyPaid(db, row.merchant, from)])
  return {
    ...shortView(row),
    holder: row.holder,
    eyes: row.eyes,
    dueAt: row.dueAt,
    promiseMinutes: Math.round((row.dueAt.getTime() - row.requestedAt.getTime()) / MS_PER_MINUTE),
    lately,
    paidAt: row.paidAt,
    receiptDueAt: row.receiptDueAt,
    isAutoReceived: row.isAutoReceived,
    arrived: row.arrived,
    missing: row.arrived === null ? null : missingOf({ ...row, arrived: row.arrived }).rest,
    returned: row.returned,
    proofs: row.proofs,
    isMatched: row.processor === 'matching',
    reason: row.reason,
    steps: events
      .filter(({ what }) => !INSIDE.has(what))
      .map(({ at, what, note }) => ({ at, what, note: TOLD.has(what) ? note : null })),
  }
}
