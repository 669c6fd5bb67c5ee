import type { Db, Tx } from '#db/pool.ts'
import { numberedRows } from '#db/review/references.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { BrandOf, FirstOf } from '#db/review/owners.ts'

export type AdjustmentState = 'proposed' | 'posted' | 'rejected' | 'withdrawn'
export type Direction = 'credit' | 'debit'

export type AdjustmentRow = {
  readonly id: string
  readonly number: bigint
  readonly memberId: bigint
  readonly account: string
  readonly merchant: string
  readonly wallet: bigint
  readonly currency: Currency
  readonly direction: Direction
  readonly amount: Minor
  readonly reason: string
  readonly state: AdjustmentState
  readonly proposedBy: string
  readonly proposedByAccount: string
  readonly proposedAt: Date
  readonly decidedByAccount: string | null
  readonly decidedAt: Date | null
  readonly decisionReason: string | null
  readonly balanceBefore: Minor | null
  readonly balanceAfter: Minor | null
  /** The current balance of the wallet. */
  readonly balance: Minor
}

const columns = sql`
  a.id, a.number, a.member_id, m.account, a.merchant, a.wallet, a.currency, a.direction, a.amount, a.reason, a.state,
  a.proposed_by, a.proposed_by_account, a.proposed_at, a.decided_by_account, a.decided_at, a.decision_reason,
  a.balance_before, a.balance_after, w.balance
`
const joined = sql`from adjustment a join member_view m on m.id = a.member_id join wallet_view w on w.id = a.wallet`

export type AdjustmentFilter = {
  readonly state: AdjustmentState | null
  readonly member: bigint | null
  readonly before: bigint | null
  readonly limit: number
}

/** Newest first. */
export function adjustmentsBy(
  db: Db,
  { state, member, before, limit }: AdjustmentFilter,
): Promise<AdjustmentRow[]> {
  return many(
    db,
    sql<AdjustmentRow>`
      select ${columns} ${joined}
      where (${state}::text is null or a.state = ${state})
        and (${member}::bigint is null or a.member_id = ${member})
        and (${before}::bigint is null or a.number < ${before})
      order by a.number desc
      limit ${limit}
    `,
  )
}

export function adjustmentCounts(db: Db): Promise<{ state: AdjustmentState; count: number }[]> {
  return many(
    db,
    sql<{ state: AdjustmentState; count: number }>`
      select state, count(*)::int as count
      from adjustment
      group by state
    `,
  )
}

/** For a decision: a concurrent one waits, then finds it decided. */
export function lockAdjustment(tx: Tx, id: string): Promise<AdjustmentRow | null> {
  return maybe(tx, sql<AdjustmentRow>`select ${columns} ${joined} where a.id = ${id} for update of a`)
}

export type NewAdjustment = {
  readonly memberId: bigint
  readonly merchant: string
  readonly wallet: bigint
  readonly currency: Currency
  readonly direction: Direction
  readonly amount: Minor
  readonly reason: string
  readonly balanceSeen: Minor
  readonly operator: { readonly id: string; readonly account: string }
  readonly now: Date
}

export function insertAdjustment(tx: Tx, adjustment: NewAdjustment): Promise<{ id: string; number: bigint }> {
  const { operator, now } = adjustment
  return one(
    tx,
    sql<{ id: string; number: bigint }>`
      insert into adjustment (
        member_id, merchant, wallet, currency, direction, amount, reason, state, balance_seen, proposed_by,
        proposed_by_account, proposed_at
      )
      values (
        ${adjustment.memberId}, ${adjustment.merchant}, ${adjustment.wallet}, ${adjustment.currency},
        ${adjustment.direction}, ${adjustment.amount}, ${adjustment.reason}, 'proposed', ${adjustment.balanceSeen},
        ${operator.id}, ${operator.account}, ${now}
      )
      returning id, number
    `,
  )
}

export type Decided = {
  readonly id: string
  readonly state: Exclude<AdjustmentState, 'proposed'>
  readonly operator: { readonly id: string; readonly account: string }
  readonly reason: string | null
  readonly now: Date
  readonly before: Minor | null
  readonly after: Minor | null
}

export async function decideAdjustment(
  tx: Tx,
  { id, state, operator, reason, now, before, after }: Decided,
): Promise<void> {
  await run(
    tx,
    sql`
      update adjustment
      set state = ${state}, decided_by = ${operator.id}, decided_by_account = ${operator.account}, decided_at = ${now},
        decision_reason = ${reason}, balance_before = ${before}, balance_after = ${after}
      where id = ${id} and state = 'proposed'
    `,
  )
}

/** The brand that an adjustment belongs to, or null. */
export const brandOfAdjustment: BrandOf = (reader, id) =>
  maybe(reader, sql<{ merchant: string }>`select merchant from adjustment where id = ${id}::uuid`)

/** Who proposed an adjustment; null if no operator did. */
export const proposerOf: FirstOf = (reader, id) =>
  many(
    reader,
    sql<{ operator: string | null }>`select proposed_by as operator from adjustment where id = ${id}::uuid`,
  )

/** Proposed adjustments, which need a second operator. */
export function waitingAdjustments(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`a.proposed_at`)}
      from ${brandTable(brands)}
      join adjustment a on a.merchant = brand.merchant and a.state = 'proposed'
      group by brand.merchant
    `,
  )
}

/** The references of rows by id. */
export const references = numberedRows('adjustment', 'A')
