import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Prize } from '../rules/prize.ts'
import type { Range } from '../rules/raffle.ts'

/**
 * Takes the next numbers of a raffle that is live and has not ended, under the row lock that sealing takes too; null otherwise. The
 * numbers of one reward are consecutive.
 */
export async function takeTickets(
  tx: Tx,
  draw: string,
  { count, now }: { readonly count: bigint; readonly now: Date },
): Promise<{ readonly first: bigint; readonly last: bigint } | null> {
  const row = await maybe<{ taken: bigint }>(
    tx,
    sql`
      update draw
      set taken = taken + ${count}
      where id = ${draw} and kind = 'raffle' and state = 'live' and ends_at > ${now}
      returning taken
    `,
  )
  return row && { first: row.taken - count + 1n, last: row.taken }
}

export async function insertTickets(
  tx: Tx,
  of: {
    readonly draw: string
    readonly first: bigint
    readonly last: bigint
    readonly memberId: bigint
    readonly rewardId: string
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into raffle_ticket (draw, first, last, member_id, reward_id, at)
      values (${of.draw}, ${of.first}, ${of.last}, ${of.memberId}, ${of.rewardId}, ${of.now})
    `,
  )
}

/** What became of the tickets that a member claimed as a promotion: the state of the reward; null before the claim. */
export async function claimState(
  reader: Db | Tx,
  { draw, memberId }: { readonly draw: string; readonly memberId: bigint },
): Promise<string | null> {
  const row = await maybe<{ state: string }>(
    reader,
    sql`
      select r.state
      from reward_view r
      where r.source = 'draws' and r.source_key = ${claimKey({ draw, memberId })}
    `,
  )
  return row?.state ?? null
}

/** The key of that reward. */
export const claimKey = ({ draw, memberId }: { readonly draw: string; readonly memberId: bigint }): string =>
  `raffleClaim:${draw}:${memberId}`

/** A member's numbers. */
export function rangesOf(
  db: Db,
  draw: string,
  memberId: bigint,
): Promise<{ readonly first: bigint; readonly last: bigint }[]> {
  return many(
    db,
    sql`
      select t.first, t.last
      from raffle_ticket t
      where t.draw = ${draw} and t.member_id = ${memberId}
      order by t.first
      limit 1000
    `,
  )
}

/** All tickets in order, with the names under which they are published. */
export function allRanges(tx: Tx, draw: string): Promise<(Range & { readonly memberId: bigint })[]> {
  return many(
    tx,
    sql`
      select t.first::float8 as first, t.last::float8 as last, h.holder, t.member_id
      from raffle_ticket t
      join draw_holding h on h.draw = t.draw and h.member_id = t.member_id
      where t.draw = ${draw}
      order by t.first
    `,
  )
}

export type TicketList = {
  readonly list: string
  readonly hash: string
  readonly tickets: bigint
  readonly sealedAt: Date
}

export async function insertList(tx: Tx, draw: string, of: TicketList): Promise<void> {
  await run(
    tx,
    sql`
      insert into raffle_list (draw, list, hash, tickets, sealed_at)
      values (${draw}, ${of.list}, ${of.hash}, ${of.tickets}, ${of.sealedAt})
    `,
  )
}

export function listOf(reader: Db | Tx, draw: string): Promise<TicketList | null> {
  return maybe<TicketList>(
    reader,
    sql`select l.list, l.hash, l.tickets, l.sealed_at from raffle_list l where l.draw = ${draw}`,
  )
}

/** The list without its text, which can be long. */
export function listFacts(reader: Db | Tx, draw: string): Promise<Omit<TicketList, 'list'> | null> {
  return maybe(reader, sql`select l.hash, l.tickets, l.sealed_at from raffle_list l where l.draw = ${draw}`)
}

export async function insertWin(
  tx: Tx,
  of: {
    readonly draw: string
    readonly place: number
    readonly ticket: number
    readonly memberId: bigint
    readonly prize: Prize
    readonly cost: bigint
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into raffle_win (draw, place, ticket, member_id, prize, cost, next_try)
      values (${of.draw}, ${of.place}, ${of.ticket}, ${of.memberId}, ${JSON.stringify(of.prize)}::jsonb, ${of.cost}, ${of.now})
    `,
  )
}

export type Waiting = {
  readonly draw: string
  readonly place: number
  readonly memberId: bigint
  readonly prize: Prize
}

/** The next prize that was won and not offered yet, locked: another worker takes the one after. */
export function lockWin(tx: Tx, now: Date): Promise<Waiting | null> {
  return maybe<Waiting>(
    tx,
    sql`
      select w.draw, w.place, w.member_id, w.prize
      from raffle_win w
      where w.reward_id is null and w.next_try <= ${now}
      order by w.next_try
      limit 1
      for update skip locked
    `,
  )
}

/** The prize was offered, or is tried again later. */
export async function updateWin(
  tx: Tx,
  { draw, place }: { readonly draw: string; readonly place: number },
  to: { readonly rewardId: string } | { readonly nextTry: Date },
): Promise<void> {
  const set = 'rewardId' in to ? sql`reward_id = ${to.rewardId}` : sql`next_try = ${to.nextTry}`
  await run(tx, sql`update raffle_win set ${set} where draw = ${draw} and place = ${place}`)
}

export type WinRow = {
  readonly place: number
  readonly ticket: bigint
  readonly memberId: bigint
  readonly account: string
  readonly prize: Prize
}

/** Winners in the order drawn. */
export function winsOf(db: Db, draw: string): Promise<WinRow[]> {
  return many<WinRow>(
    db,
    sql`
      select w.place, w.ticket, w.member_id, m.account, w.prize
      from raffle_win w
      join member_view m on m.id = w.member_id
      where w.draw = ${draw}
      order by w.place
    `,
  )
}

/** The winning tickets in the order drawn. */
export async function winningTickets(db: Db, draw: string): Promise<number[]> {
  const { tickets } = await one<{ tickets: number[] }>(
    db,
    sql`
      select coalesce(array_agg(w.ticket::float8 order by w.place), '{}') as tickets
      from raffle_win w
      where w.draw = ${draw}
    `,
  )
  return tickets
}
