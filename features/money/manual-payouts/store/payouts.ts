import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { PayoutState } from '../rules.ts'

export type PayoutRow = {
  /** The withdrawal's id and number. */
  readonly id: string
  readonly number: bigint
  readonly merchant: string
  readonly currency: Currency
  readonly memberId: bigint
  readonly amount: Minor
  readonly state: PayoutState
  readonly needsSecond: boolean
  readonly claimedBy: string | null
  readonly claimedByAccount: string | null
  readonly bankReference: string | null
  /** YYYY-MM-DD */
  readonly bookedOn: string | null
  readonly recordedBy: string | null
  readonly recordedByAccount: string | null
  readonly recordedAt: Date | null
  readonly confirmedByAccount: string | null
  readonly isOnStatement: boolean
  readonly createdAt: Date
  readonly dueAt: Date
  readonly closedAt: Date | null
  readonly reason: string | null
}

export const columns = sql`
  o.id, o.number, o.merchant, o.currency, o.member_id, o.amount, o.state, o.needs_second, o.claimed_by, o.claimed_by_account,
  o.bank_reference, o.booked_on::text as booked_on, o.recorded_by, o.recorded_by_account, o.recorded_at,
  o.confirmed_by_account, o.is_on_statement, o.created_at, o.due_at, o.closed_at, o.reason
`

/** Locks the payout; the caller holds the withdrawal's lock, which comes first. */
export async function lockPayout(tx: Tx, id: string): Promise<PayoutRow | null> {
  return maybe(
    tx,
    sql<PayoutRow>`select ${columns} from manual_payout o where o.id = ${id} for no key update of o`,
  )
}

export type NewPayout = {
  readonly id: string
  readonly number: bigint
  readonly merchant: string
  readonly currency: Currency
  readonly memberId: bigint
  readonly amount: Minor
  readonly needsSecond: boolean
  readonly dueAt: Date
  readonly now: Date
}

export async function insertPayout(tx: Tx, p: NewPayout): Promise<void> {
  await run(
    tx,
    sql`
      insert into manual_payout (id, number, merchant, currency, member_id, amount, state, needs_second, created_at, due_at)
      values (
        ${p.id}, ${p.number}, ${p.merchant}, ${p.currency}, ${p.memberId}, ${p.amount}, 'waiting', ${p.needsSecond}, ${p.now},
        ${p.dueAt}
      )
    `,
  )
}

export type Recorded = {
  readonly state: 'recorded' | 'paid'
  readonly bankReference: string
  readonly bookedOn: string
  readonly by: { readonly id: string; readonly account: string }
  readonly now: Date
}

/** False: another payout of the brand has this reference of the bank. The caller rolls back nothing: nothing was written. */
export async function setRecorded(tx: Tx, id: string, merchant: string, r: Recorded): Promise<boolean> {
  // two operators record the same transfer for two withdrawals concurrently: the index makes one wait for the other
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${merchant} ${r.bankReference.toUpperCase()}`}, 0))`.execute(
    tx,
  )
  if (await isReferenceUsed(tx, { id, merchant, bankReference: r.bankReference })) return false
  await run(
    tx,
    sql`
      update manual_payout
      set state = ${r.state}, bank_reference = ${r.bankReference}, booked_on = ${r.bookedOn}::date,
        recorded_by = ${r.by.id}, recorded_by_account = ${r.by.account}, recorded_at = ${r.now}, reason = null,
        closed_at = ${r.state === 'paid' ? r.now : null}::timestamptz
      where id = ${id}
    `,
  )
  return true
}

async function isReferenceUsed(
  tx: Tx,
  {
    id,
    merchant,
    bankReference,
  }: { readonly id: string; readonly merchant: string; readonly bankReference: string },
): Promise<boolean> {
  const found = sql<{ id: string }>`
    select id
    from manual_payout
    where merchant = ${merchant} and upper(bank_reference) = upper(${bankReference}) and id <> ${id} and state <> 'failed'
  `
  return (await maybe(tx, found)) !== null
}

export async function setConfirmed(
  tx: Tx,
  id: string,
  { by, now }: { readonly by: { readonly id: string; readonly account: string }; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update manual_payout
      set state = 'paid', confirmed_by = ${by.id}, confirmed_by_account = ${by.account}, closed_at = ${now}
      where id = ${id}
    `,
  )
}

/** The bank's statement shows the transfer; its own reference replaces one that an operator typed. */
export async function setBooked(
  tx: Tx,
  id: string,
  b: { readonly bankReference: string; readonly bookedOn: string; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`
      update manual_payout
      set state = 'paid', is_on_statement = true, bank_reference = ${b.bankReference}, booked_on = ${b.bookedOn}::date,
        closed_at = coalesce(closed_at, ${b.now})
      where id = ${id}
    `,
  )
}

/** A wrong record is removed: the operator who made it has the payment again. */
export async function setReopened(tx: Tx, id: string, reason: string): Promise<void> {
  await run(
    tx,
    sql`
      update manual_payout
      set state = 'claimed', bank_reference = null, booked_on = null, recorded_by = null, recorded_by_account = null,
        recorded_at = null, reason = ${reason}
      where id = ${id}
    `,
  )
}

export async function setFailed(
  tx: Tx,
  id: string,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  await run(
    tx,
    sql`update manual_payout set state = 'failed', reason = ${reason}, closed_at = ${now} where id = ${id}`,
  )
}

/** The payout of a brand that a bank's entry names: by the withdrawal's number, or by the reference that an operator recorded. */
export async function payoutNamed(
  reader: Db | Tx,
  at: { readonly merchant: string; readonly number: bigint | null; readonly bankReference: string },
): Promise<PayoutRow | null> {
  return maybe(
    reader,
    sql<PayoutRow>`
      select ${columns}
      from manual_payout o
      where o.merchant = ${at.merchant}
        and case
          when ${at.number}::bigint is not null then o.number = ${at.number}
          else upper(o.bank_reference) = upper(${at.bankReference}) and o.state <> 'failed'
        end
    `,
  )
}

/** Who recorded a payment: the first of two operators. */
export async function recorderOf(db: Db | Tx, id: string): Promise<{ readonly operator: string | null }[]> {
  return many(
    db,
    sql<{
      operator: string | null
    }>`select recorded_by as operator from manual_payout where id = ${id}::uuid`,
  )
}
