import type { Db, Tx } from '#db/pool.ts'
import { isBetween, orderQueue } from '#db/review/queue.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { MatchState } from '../rules.ts'
import type { BrandOf } from '#db/review/owners.ts'

/** 'M-100011': the reference of a match for both members and operators. */
export function referenceOf(number: bigint): string {
  return `M-${number}`
}

export type MatchRow = {
  readonly id: string
  readonly number: bigint
  readonly withdrawal: string
  readonly deposit: string
  readonly amount: Minor
  readonly state: MatchState
  readonly createdAt: Date
  readonly sentAt: Date | null
  readonly confirmBy: Date | null
  readonly remindedAt: Date | null
  readonly reviewWhy: 'unreachable' | 'amount' | null
  readonly arrived: Minor | null
  readonly isAuto: boolean
  readonly judgedBy: string | null
  readonly reason: string | null
  readonly merchant: string
  readonly currency: Currency
  /** The receiver. */
  readonly receiverId: bigint
  readonly receiver: string
  /** The payer. */
  readonly senderId: bigint
  readonly sender: string
  readonly proofs: number
  readonly hasSlip: boolean
}

const columns = sql`
  m.id, m.number, m.withdrawal, m.deposit, m.amount, m.state, m.created_at, m.sent_at, m.confirm_by, m.reminded_at,
  m.review_why, m.arrived,
  m.is_auto, m.judged_by, m.reason, o.merchant, o.currency, o.member_id as receiver_id, r.account as receiver,
  d.member_id as sender_id, s.account as sender,
  (select count(*)::int from payout_match_proof p where p.match = m.id) as proofs,
  exists (select 1 from deposit_slip_view l where l.deposit = m.deposit) as has_slip
`
const joined = sql`
  from payout_match m
  join payout_offer o on o.withdrawal = m.withdrawal
  join deposit_view d on d.id = m.deposit
  join member_view r on r.id = o.member_id
  join member_view s on s.id = d.member_id
`
const selected = sql`select ${columns} ${joined}`

export async function insertMatch(
  tx: Tx,
  m: { readonly withdrawal: string; readonly deposit: string; readonly amount: Minor; readonly now: Date },
): Promise<string> {
  const { id } = await one(
    tx,
    sql<{ id: string }>`
      insert into payout_match (withdrawal, deposit, amount, state, created_at)
      values (${m.withdrawal}, ${m.deposit}, ${m.amount}, 'waiting', ${m.now})
      returning id
    `,
  )
  return id
}

export async function matchById(db: Db | Tx, id: string): Promise<MatchRow | null> {
  return maybe(db, sql<MatchRow>`${selected} where m.id = ${id}`)
}

export async function matchOfDeposit(db: Db | Tx, deposit: string): Promise<MatchRow | null> {
  return maybe(db, sql<MatchRow>`${selected} where m.deposit = ${deposit}`)
}

/** The matches of a receiver's withdrawal, in order. */
export async function matchesOf(db: Db, receiver: bigint, withdrawal: string): Promise<MatchRow[]> {
  return many(
    db,
    sql<MatchRow>`
      ${selected}
      where m.withdrawal = ${withdrawal} and o.member_id = ${receiver} and m.state <> 'cancelled'
      order by m.number
    `,
  )
}

/** Reported payments of others that wait for this receiver's answer, oldest first. */
export async function awaitedMatches(db: Db, receiver: bigint): Promise<MatchRow[]> {
  return many(
    db,
    sql<MatchRow>`
      ${selected}
      where o.member_id = ${receiver} and o.state <> 'done' and m.state in ('sent', 'review')
      order by m.number
    `,
  )
}

/** The states in which an operator decides. */
const toDecide = ['disputed', 'review'] as const

/** The operators' queue; those to decide are listed oldest first. */
export const queue = orderQueue<MatchRow>({
  alias: 'm',
  columns,
  joined,
  open: toDecide,
  waiting: toDecide,
})

/** The filter of the queue besides the state: a reference such as M-100011, or the beginning of either member's account. */
export function fits({ merchant, find }: { readonly merchant: string | null; readonly find: string | null }) {
  const digits = (find ?? '').toUpperCase().replace('M-', '')
  const number = /^\d{1,18}$/.test(digits) ? BigInt(digits) : null
  return sql`
    (${merchant}::text is null or o.merchant = ${merchant}) and (m.number = ${number} or ${isBetween(find, ['r', 's'])})
  `
}

/** All of a brand or of the installation, page by page, newest first. */
export async function matchesBelow(
  db: Db,
  of: { readonly merchant: string | null; readonly below: bigint | null; readonly limit: number },
): Promise<MatchRow[]> {
  return many(
    db,
    sql<MatchRow>`
      ${selected}
      where (${of.merchant}::text is null or o.merchant = ${of.merchant})
        and (${of.below}::bigint is null or m.number < ${of.below})
      order by m.number desc
      limit ${of.limit}
    `,
  )
}

export async function setSent(tx: Tx, id: string, at: Date, confirmBy: Date): Promise<void> {
  await run(
    tx,
    sql`
      update payout_match
      set state = 'sent', sent_at = coalesce(sent_at, ${at}), confirm_by = coalesce(confirm_by, ${confirmBy})
      where id = ${id} and state in ('waiting', 'sent')
    `,
  )
}

export async function setDisputed(tx: Tx, id: string, arrived: Minor): Promise<void> {
  await run(
    tx,
    sql`update payout_match set state = 'disputed', arrived = ${arrived}, confirm_by = null where id = ${id}`,
  )
}

export async function setOver(
  tx: Tx,
  id: string,
  over: {
    readonly state: 'received' | 'cancelled'
    readonly arrived: Minor | null
    readonly isAuto?: boolean
    readonly by?: string
    readonly reason?: string
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update payout_match
      set state = ${over.state}, arrived = ${over.arrived}, is_auto = ${over.isAuto ?? false},
        judged_by = ${over.by ?? null}, reason = ${over.reason ?? null}, closed_at = ${over.now}, confirm_by = null
      where id = ${id}
    `,
  )
}

/** The receiver was reminded, and has until then to answer. */
export async function setReminded(tx: Tx, id: string, at: Date, confirmBy: Date): Promise<void> {
  await run(
    tx,
    sql`update payout_match set reminded_at = ${at}, confirm_by = ${confirmBy} where id = ${id} and state = 'sent'`,
  )
}

/** An operator reviews the payer's proof; the receiver may still answer. */
export async function setReview(tx: Tx, id: string, why: 'unreachable' | 'amount'): Promise<void> {
  await run(
    tx,
    sql`update payout_match set state = 'review', review_why = ${why}, confirm_by = null where id = ${id} and state = 'sent'`,
  )
}

/** Matches whose receiver must be reminded, or whose deadline has passed. */
export async function silentMatches(db: Db, now: Date, limit: number): Promise<{ id: string }[]> {
  return many(
    db,
    sql<{ id: string }>`
      select id
      from payout_match
      where state = 'sent'
        and (confirm_by <= ${now} or (reminded_at is null and sent_at + (confirm_by - sent_at) / 2 <= ${now}))
      order by confirm_by
      limit ${limit}
    `,
  )
}

/** Matches whose depositor sent nothing in time. */
export async function unsentMatches(db: Db, now: Date, limit: number): Promise<{ id: string }[]> {
  return many(
    db,
    sql<{ id: string }>`
      select m.id
      from payout_match m
      join deposit_view d on d.id = m.deposit
      where m.state = 'waiting' and d.expires_at <= ${now}
      order by d.expires_at
      limit ${limit}
    `,
  )
}

export type NewProof = {
  readonly match: string
  readonly file: string
  readonly sha256: Uint8Array
  readonly at: Date
}

export async function insertProof(tx: Tx, { match, file, sha256, at }: NewProof): Promise<void> {
  await run(
    tx,
    sql`insert into payout_match_proof (match, file, sha256, at) values (${match}, ${file}, ${sha256}, ${at})`,
  )
}

/** Whether this match has the same picture already; call it under the match's lock. */
export async function hasProof(tx: Tx, match: string, sha256: Uint8Array): Promise<boolean> {
  const same = sql<{ id: string }>`
    select id from payout_match_proof where match = ${match} and sha256 = ${sha256} limit 1
  `
  return (await maybe(tx, same)) !== null
}

export async function proofsOf(db: Db, match: string): Promise<{ id: string; file: string; at: Date }[]> {
  return many(
    db,
    sql<{ id: string; file: string; at: Date }>`
      select id, file, at
      from payout_match_proof
      where match = ${match}
      order by at desc
    `,
  )
}

/** The brand that a match belongs to, or null. */
export const brandOfMatch: BrandOf = (reader, id) =>
  maybe(
    reader,
    sql<{ merchant: string }>`
      select o.merchant from payout_match m join payout_offer o on o.withdrawal = m.withdrawal where m.id = ${id}::uuid
    `,
  )
