import type { Currency } from '#kit/currency.ts'
import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql, type Sql } from '#db/rows.ts'
import type { SignKind, SignWhy } from '../rules/collusion.ts'
import type { Tally } from '../rules/patterns.ts'

export type NewSign = {
  readonly hand: string
  readonly kind: SignKind | 'shared'
  readonly member: bigint
  readonly other: bigint
  /** In money, of a tournament too. */
  readonly amount: bigint
  /** As the rules say; null of `shared`. */
  readonly why: SignWhy | null
  /** Of `shared`: what the two accounts share, as text; null of the others. */
  readonly shares: string | null
  readonly at: Date
}

/** What a sign of the rules was shown by, as in `SignWhy`; null: a game with bets. */
const whyColumn = sql`case when s.kind <> 'shared' then nullif(s.detail, '') end`

/** Stores a sign; false: this hand has it, since it was looked at before. */
export async function insertSign(tx: Tx, sign: NewSign): Promise<boolean> {
  const { hand, kind, member, other, amount, why, shares, at } = sign
  const made = await run(
    tx,
    sql`
      insert into card_sign (hand, kind, member_id, other_id, amount, detail, at)
      values (${hand}, ${kind}, ${member}, ${other}, ${amount}, ${shares ?? why ?? ''}, ${at})
      on conflict do nothing -- two runs of the job overlap
    `,
  )
  return made > 0
}

type Counted = { readonly member: bigint; readonly isClimbing: boolean; readonly since: Date }

/** What a member and each opponent did to each other since a moment, in the games with bets or in the climbing games. */
export function talliesOf(tx: Tx, { member, isClimbing, since }: Counted): Promise<Tally[]> {
  return many(
    tx,
    sql<Tally>`
      select
        member_id as member,
        other_id as other,
        count(*) filter (where kind = 'dump')::int as dumps,
        coalesce(sum(amount) filter (where kind = 'dump'), 0)::int8 as dumped,
        count(*) filter (where kind = 'soft')::int as soft,
        count(*) filter (where kind = 'firm')::int as firm
      from card_sign s
      where at >= ${since} and (member_id = ${member} or other_id = ${member})
        and kind <> 'shared' and (${whyColumn} is not null) = ${isClimbing}
      group by member_id, other_id
    `,
  )
}

export async function deleteFirmBefore(db: Db, before: Date): Promise<void> {
  await run(db, sql`delete from card_sign where kind = 'firm' and at < ${before}`)
}

/** Whether an earlier hand showed that two members share something. */
export async function haveShared(
  tx: Tx,
  {
    member,
    other,
    hand,
    since,
  }: { readonly member: bigint; readonly other: bigint; readonly hand: string; readonly since: Date },
): Promise<boolean> {
  const { found } = await one(
    tx,
    sql<{ found: boolean }>`
      select exists (
        select from card_sign
        where kind = 'shared' and member_id = ${member} and other_id = ${other} and at >= ${since} and hand <> ${hand}
      ) as found
    `,
  )
  return found
}

type Named = {
  readonly id: bigint
  readonly account: string
  readonly merchant: string
  readonly timeZone: string
}

/** Members by ID, with what a flag needs of them. */
export function namesOf(db: Db | Tx, ids: readonly bigint[]): Promise<Named[]> {
  return many(
    db,
    sql<Named>`
      select m.id, m.account, m.merchant, b.time_zone
      from member_view m
      join merchant_view b on b.code = m.merchant
      where m.id = any(${[...ids]}::bigint[])
    `,
  )
}

/** One member: a query of IDs as `id`. */
export const only = (member: bigint): Sql<unknown> => sql`select ${member}::bigint as id`

/** The addresses from which both members have logged in since a moment. */
export async function commonAddresses(
  db: Db,
  { member, other, since }: { readonly member: bigint; readonly other: bigint; readonly since: Date },
): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ address: string }>`
      select own.address
      from member_address_view own
      join member_address_view o on o.address = own.address and o.member_id = ${other} and o.last_seen_at >= ${since}
      where own.member_id = ${member} and own.last_seen_at >= ${since}
    `,
  )
  return rows.map(({ address }) => address)
}

export async function lookedTo(db: Db): Promise<Date | null> {
  return (await maybe(db, sql<{ lookedTo: Date }>`select looked_to from card_mark`))?.lookedTo ?? null
}

export async function setLookedTo(db: Db, to: Date): Promise<void> {
  await run(
    db,
    sql`
      insert into card_mark (looked_to) values (${to})
      on conflict (is_only) do update set looked_to = greatest(card_mark.looked_to, excluded.looked_to)
    `,
  )
}

export type SignRow = {
  readonly hand: string
  readonly room: string
  readonly number: number
  readonly kind: 'dump' | 'soft' | 'shared'
  readonly memberId: bigint
  readonly memberAccount: string
  readonly otherId: bigint
  readonly otherAccount: string
  readonly amount: bigint
  readonly currency: Currency
  readonly why: SignWhy | null
  readonly at: Date
}

type Listing = { readonly merchant: string; readonly member: bigint | null; readonly limit: number }

/** The newest signs of a brand; of one member in either part, or all. A firm hand is no sign by itself. */
export function signsOf(db: Db, { merchant, member, limit }: Listing): Promise<SignRow[]> {
  return many(
    db,
    sql<SignRow>`
      select s.hand, h.room_code as room, h.number, s.kind, m.id as member_id, m.account as member_account, o.id as other_id,
        o.account as other_account, s.amount, s.at,
        ${whyColumn} as why,
        case when h.is_practice then b.currency else h.currency end as currency -- a tournament's points are worth its buy-in
      from card_sign s
      join card_hand_view h on h.id = s.hand
      join merchant_view b on b.code = h.merchant
      join member_view m on m.id = s.member_id
      join member_view o on o.id = s.other_id
      where h.merchant = ${merchant} and s.kind <> 'firm'
        and (${member}::bigint is null or s.member_id = ${member} or s.other_id = ${member})
      order by s.at desc, s.hand
      limit ${limit}
    `,
  )
}
