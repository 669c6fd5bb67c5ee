import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { InstrumentKind } from '../rules/instruments.ts'
import type { WithdrawalState } from '../rules/states.ts'

/** 'W-100092': the reference for members and operators. */
export function referenceOf(number: bigint): string {
  return `W-${number}`
}

export type WithdrawalRow = {
  readonly id: string
  readonly number: bigint
  readonly memberId: bigint
  readonly merchant: string
  readonly wallet: bigint
  readonly currency: Currency
  readonly amount: Minor
  readonly fee: Minor
  readonly state: WithdrawalState
  readonly eyes: number
  /** It stands first in the queue: the member's rank had priority when it was requested. */
  readonly isFirst: boolean
  readonly claimedBy: string | null
  readonly claimedByAccount: string | null
  readonly firstBy: string | null
  readonly firstByAccount: string | null
  readonly secondByAccount: string | null
  readonly processor: string
  readonly processorRef: string | null
  readonly requestedAt: Date
  readonly dueAt: Date
  readonly paidAt: Date | null
  readonly receiptMinutes: number
  readonly receiptDueAt: Date | null
  readonly closedAt: Date | null
  readonly isAutoReceived: boolean
  readonly reason: string | null
  readonly bank: string
  readonly bankName: string
  readonly accountNumber: string
  readonly holder: string
  readonly accountAddedAt: Date
  readonly bankKind: InstrumentKind
  readonly secondBy: string | null
  readonly arrived: Minor | null
  readonly returned: Minor
  /** Number of pictures uploaded by the receiver. */
  readonly proofs: number
}

export const columns = sql`
  w.id, w.number, w.member_id, w.merchant, w.wallet, w.currency, w.amount, w.fee, w.state, w.eyes, w.is_first, w.claimed_by,
  w.claimed_by_account, w.first_by, w.first_by_account, w.second_by_account, w.processor, w.processor_ref, w.requested_at,
  w.due_at, w.paid_at, w.receipt_minutes, w.receipt_due_at, w.closed_at, w.is_auto_received, w.reason, a.bank, b.name as bank_name,
  a.account_number, a.holder, a.created_at as account_added_at, b.kind as bank_kind, w.second_by, w.arrived, w.returned,
  (select count(*)::int from withdrawal_proof f where f.withdrawal = w.id) as proofs
`
export const joined = sql`
  from withdrawal w
  join payout_account a on a.id = w.account
  join bank b on b.code = a.bank
`

export async function withdrawalOf(db: Db | Tx, memberId: bigint, id: string): Promise<WithdrawalRow | null> {
  return maybe(
    db,
    sql<WithdrawalRow>`select ${columns} ${joined} where w.id = ${id} and w.member_id = ${memberId}`,
  )
}

export async function withdrawalById(db: Db | Tx, id: string): Promise<WithdrawalRow | null> {
  return maybe(db, sql<WithdrawalRow>`select ${columns} ${joined} where w.id = ${id}`)
}

/** Locks the withdrawal: operators, callbacks, the member and the worker are serialised. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | null> {
  return maybe(tx, sql<WithdrawalRow>`select ${columns} ${joined} where w.id = ${id} for no key update of w`)
}

export type NewWithdrawal = {
  readonly memberId: bigint
  readonly merchant: string
  readonly wallet: bigint
  readonly currency: Currency
  readonly account: string
  readonly amount: Minor
  readonly fee: Minor
  readonly eyes: number
  readonly processor: string
  /** The setting at the time of the request; 30 by default. */
  readonly receiptMinutes?: number
  readonly now: Date
  readonly dueAt: Date
}

export async function insertWithdrawal(tx: Tx, w: NewWithdrawal): Promise<string> {
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into withdrawal (
        member_id, merchant, wallet, currency, account, amount, fee, state, eyes, processor, receipt_minutes, requested_at,
        due_at, is_first
      )
      values (
        ${w.memberId}, ${w.merchant}, ${w.wallet}, ${w.currency}, ${w.account}, ${w.amount}, ${w.fee}, 'requested',
        ${w.eyes}, ${w.processor}, ${w.receiptMinutes ?? 30}, ${w.now}, ${w.dueAt},
        exists (select from withdrawals_first f where f.member_id = ${w.memberId})
      )
      returning id
    `,
  )
  return id
}

/** The member's requests in the merchant's current day; rejected ones do not count. */
export async function askedToday(
  tx: Db | Tx,
  memberId: bigint,
  from: Date,
): Promise<{ readonly count: number; readonly amount: Minor }> {
  return one(
    tx,
    sql<{ count: number; amount: Minor }>`
      select count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount
      from withdrawal
      where member_id = ${memberId} and requested_at >= ${from} and state not in ('rejected', 'failed')
    `,
  )
}

/** Serialises one member's requests, so that daily limits hold. */
export async function lockMember(tx: Tx, memberId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('withdrawals', ${memberId}))`.execute(tx)
}

export type PayeeRow = {
  readonly bank: string
  readonly bin: string
  readonly accountNumber: string
  readonly holder: string
}

/** The account of a withdrawal in the form that a transfer needs. */
export async function payeeOf(reader: Db | Tx, id: string): Promise<PayeeRow | null> {
  return maybe(
    reader,
    sql<PayeeRow>`
      select b.name as bank, b.bin, a.account_number, a.holder
      from withdrawal w
      join payout_account a on a.id = w.account
      join bank b on b.code = a.bank
      where w.id = ${id}
    `,
  )
}

export async function withdrawalsOf(
  db: Db,
  memberId: bigint,
  { below, limit }: { readonly below: bigint | null; readonly limit: number },
): Promise<WithdrawalRow[]> {
  return many(
    db,
    sql<WithdrawalRow>`
      select ${columns} ${joined}
      where w.member_id = ${memberId} and (${below}::bigint is null or w.number < ${below})
      order by w.number desc
      limit ${limit}
    `,
  )
}

/** Payouts without news since `asked`, longest unpolled first. */
export async function payoutsToAsk(db: Db, asked: Date, limit: number): Promise<WithdrawalRow[]> {
  return many(
    db,
    sql<WithdrawalRow>`
      select ${columns} ${joined}
      where w.state = 'paying' and w.processor not in ('matching', 'manual') and coalesce(w.asked_at, '-infinity') < ${asked}
      order by w.asked_at nulls first
      limit ${limit}
    `,
  )
}

export async function receiptsDue(db: Db, now: Date, limit: number): Promise<{ id: string }[]> {
  return many(
    db,
    sql<{ id: string }>`
      select id
      from withdrawal
      where state = 'paid' and receipt_due_at <= ${now}
      order by receipt_due_at
      limit ${limit}
    `,
  )
}
