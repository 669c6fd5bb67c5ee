import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, sql } from '#db/rows.ts'
import { isBetween } from '#db/review/queue.ts'
import type { Window } from '#db/review/pages.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'

/** 'T-100031': the reference of a transfer for both sides. */
export function referenceOf(number: bigint): string {
  return `T-${number}`
}

/** Maximum depth of a line; an inconsistent one ends here instead of looping. */
const DEEPEST = 64

/** A member's uplines, nearest first. */
export async function aboveOf(reader: Db | Tx, memberId: bigint): Promise<bigint[]> {
  const rows = await many(
    reader,
    sql<{ id: bigint }>`
      with recursive up as (
        select upline_id as id, 1 as depth
        from member_view
        where id = ${memberId}
        union all
        select m.upline_id, up.depth + 1
        from up
        join member_view m on m.id = up.id
        where up.depth < ${DEEPEST}
      )
      select id
      from up
      where id is not null
      order by depth
    `,
  )
  return rows.map(({ id }) => id)
}

/** Serialises a sender's transfers, so that daily limits hold. */
export async function lockSender(tx: Tx, memberId: bigint): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('transfers', ${memberId}))`.execute(tx)
}

export async function sentSince(
  reader: Db | Tx,
  sender: bigint,
  from: Date,
): Promise<{ readonly count: number; readonly amount: Minor }> {
  return one(
    reader,
    sql<{ count: number; amount: Minor }>`
      select count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount
      from transfer
      where sender = ${sender} and at >= ${from}
    `,
  )
}

export type NewTransfer = {
  readonly merchant: string
  readonly sender: bigint
  readonly receiver: bigint
  readonly direction: 'up' | 'down'
  readonly distance: number
  readonly currency: Currency
  readonly amount: Minor
  readonly at: Date
}

export async function insertTransfer(tx: Tx, t: NewTransfer): Promise<{ id: string; number: bigint }> {
  return one(
    tx,
    sql<{ id: string; number: bigint }>`
      insert into transfer (merchant, sender, receiver, direction, distance, currency, amount, at)
      values (
        ${t.merchant}, ${t.sender}, ${t.receiver}, ${t.direction}, ${t.distance}, ${t.currency}, ${t.amount}, ${t.at}
      )
      returning id, number
    `,
  )
}

export type TransferRow = NewTransfer & {
  readonly id: string
  readonly number: bigint
  readonly senderAccount: string
  readonly receiverAccount: string
}

const selected = sql`
  select t.id, t.number, t.merchant, t.sender, t.receiver, t.direction, t.distance, t.currency, t.amount, t.at,
    s.account as sender_account, r.account as receiver_account
  from transfer t
  join member_view s on s.id = t.sender
  join member_view r on r.id = t.receiver
`

export async function transferById(reader: Db | Tx, id: string): Promise<TransferRow | null> {
  return maybe(reader, sql<TransferRow>`${selected} where t.id = ${id}`)
}

export async function transfersOf(
  db: Db,
  memberId: bigint,
  { below, limit }: Window,
): Promise<TransferRow[]> {
  return many(
    db,
    sql<TransferRow>`
      ${selected}
      where (t.sender = ${memberId} or t.receiver = ${memberId}) and (${below}::bigint is null or t.number < ${below})
      order by t.number desc
      limit ${limit}
    `,
  )
}

/** A transfer of which the member is the sender or the receiver. */
export async function transferOf(db: Db, memberId: bigint, id: string): Promise<TransferRow | null> {
  return maybe(
    db,
    sql<TransferRow>`${selected} where t.id = ${id} and (t.sender = ${memberId} or t.receiver = ${memberId})`,
  )
}

export async function transfersBy(
  db: Db,
  {
    merchant,
    find,
    below,
    limit,
  }: Window & { readonly merchant: string | null; readonly find: string | null },
): Promise<TransferRow[]> {
  return many(
    db,
    sql<TransferRow>`
      ${selected}
      where (${merchant}::text is null or t.merchant = ${merchant})
        and (${below}::bigint is null or t.number < ${below})
        and ${isBetween(find, ['s', 'r'])}
      order by t.number desc
      limit ${limit}
    `,
  )
}
