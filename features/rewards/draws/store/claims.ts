import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Day } from '#kit/day.ts'
import type { Prize } from '../rules/prize.ts'

/** The number of the next envelope, under the draw's lock; null where all are taken or the time is over. */
export async function takeEnvelope(
  tx: Tx,
  draw: string,
  { count, now }: { readonly count: number; readonly now: Date },
): Promise<number | null> {
  const row = await maybe<{ taken: bigint }>(
    tx,
    sql`
      update draw
      set taken = taken + 1
      where id = ${draw} and state = 'live' and taken < ${count} and ends_at > ${now}
      returning taken
    `,
  )
  return row && Number(row.taken)
}

export type Claim = { readonly number: number; readonly amount: bigint }

/** False if the member has opened one at the same moment. */
export async function insertClaim(
  tx: Tx,
  of: Claim & {
    readonly draw: string
    readonly memberId: bigint
    readonly rewardId: string
    readonly now: Date
  },
): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
        insert into envelope_claim (draw, number, member_id, amount, reward_id, at)
        values (${of.draw}, ${of.number}, ${of.memberId}, ${of.amount}, ${of.rewardId}, ${of.now})
        on conflict (draw, member_id) do nothing
      `,
    )) > 0
  )
}

export function claimOf(reader: Db | Tx, draw: string, memberId: bigint): Promise<Claim | null> {
  return maybe<Claim>(
    reader,
    sql`select c.number, c.amount from envelope_claim c where c.draw = ${draw} and c.member_id = ${memberId}`,
  )
}

/** Envelopes opened last, newest first. */
export function openedOf(
  db: Db,
  draw: string,
): Promise<(Claim & { readonly memberId: bigint; readonly account: string; readonly at: Date })[]> {
  return many(
    db,
    sql`
      select c.number, c.amount, c.member_id, m.account, c.at
      from envelope_claim c
      join member_view m on m.id = c.member_id
      where c.draw = ${draw}
      order by c.number desc
      limit 50
    `,
  )
}

/** Check-ins of a member in the month that begins on `month`. */
export function checkInsOf(
  reader: Db | Tx,
  of: { readonly draw: string; readonly memberId: bigint; readonly month: Day },
): Promise<{ readonly day: Day; readonly nth: number }[]> {
  return many(
    reader,
    sql`
      select c.day::text as day, c.nth
      from check_in c
      where c.draw = ${of.draw} and c.member_id = ${of.memberId} and c.month = ${of.month}::date
      order by c.day
    `,
  )
}

/** False if the member has checked in at the same moment. */
export async function insertCheckIn(
  tx: Tx,
  of: {
    readonly draw: string
    readonly memberId: bigint
    readonly day: Day
    readonly month: Day
    readonly nth: number
    readonly prize: Prize
    readonly cost: bigint
    readonly now: Date
  },
): Promise<boolean> {
  return (
    (await run(
      tx,
      sql`
        insert into check_in (draw, member_id, day, nth, month, prize, cost, at)
        values (${of.draw}, ${of.memberId}, ${of.day}::date, ${of.nth}, ${of.month}::date, ${JSON.stringify(of.prize)}::jsonb,
          ${of.cost}, ${of.now})
        on conflict do nothing
      `,
    )) > 0
  )
}
