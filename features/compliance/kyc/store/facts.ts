import type { Db, Tx } from '#db/pool.ts'
import { maybe, one, run, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'

/** A member's total deposits, open ones included, and total requested withdrawals and transfers to the upline. */
export async function sumsOf(
  reader: Db | Tx,
  memberId: bigint,
  now: Date,
): Promise<{ readonly deposits: Minor; readonly withdrawals: Minor }> {
  return one(
    reader,
    sql<{ deposits: Minor; withdrawals: Minor }>`
      select
        (select coalesce(sum(amount), 0)::bigint from kyc_deposit
          where member_id = ${memberId}
            and (credited_at is not null or state = 'inReview'
              or (state in ('created', 'pending', 'awaitingSlip') and expires_at > ${now}))) as deposits,
        (
          (select coalesce(sum(amount), 0) from kyc_withdrawal
            where member_id = ${memberId} and state not in ('rejected', 'failed'))
          + (select coalesce(sum(amount), 0) from kyc_transfer where sender = ${memberId} and direction = 'up')
        )::bigint as withdrawals
    `,
  )
}

export type RequestRow = { readonly reason: string; readonly askedAt: Date; readonly askedBy: string }

export function requestOf(reader: Db | Tx, memberId: bigint): Promise<RequestRow | null> {
  return maybe(
    reader,
    sql<RequestRow>`select reason, asked_at, asked_by from identity_document_request where member_id = ${memberId}`,
  )
}

export async function saveRequest(
  tx: Tx,
  r: {
    readonly memberId: bigint
    readonly merchant: string
    readonly reason: string
    readonly by: string
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    // requested twice: the later reason replaces the first
    sql`
      insert into identity_document_request (member_id, merchant, asked_at, asked_by, reason)
      values (${r.memberId}, ${r.merchant}, ${r.now}, ${r.by}, ${r.reason})
      on conflict (member_id) do update
      set asked_at = excluded.asked_at, asked_by = excluded.asked_by, reason = excluded.reason
    `,
  )
}

export async function dropRequest(tx: Tx, memberId: bigint): Promise<void> {
  await run(tx, sql`delete from identity_document_request where member_id = ${memberId}`)
}

export type Whom = {
  readonly id: bigint
  readonly merchant: string
  readonly payeeName: string | null
  readonly birthday: string | null
}

/** Profile data that a document must match. */
export function whomOf(reader: Db | Tx, memberId: bigint): Promise<Whom | null> {
  return maybe(
    reader,
    sql<Whom>`
      select id, merchant, payee_name, to_char(birthday, 'YYYY-MM-DD') as birthday from member_view where id = ${memberId}
    `,
  )
}
