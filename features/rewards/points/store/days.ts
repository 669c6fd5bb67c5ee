import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { PointType } from '../rules/points.ts'

export type Moved = {
  readonly memberId: bigint
  readonly day: string
  readonly type: PointType
  readonly merchant: string
  readonly currency: Currency
  readonly bets?: bigint
  readonly valid?: Minor
  /** Ledger units of points, negative where they leave the wallet. */
  readonly points: Minor
}

/** Adds movements to their days, in order of member and day, so that two transactions never wait for each other. */
export async function addDays(tx: Tx, moved: readonly Moved[]): Promise<void> {
  const rows = moved.map(({ bets = 0n, valid = 0n, points, ...of }) => ({
    member_id: of.memberId.toString(),
    day: of.day,
    type: of.type,
    merchant: of.merchant,
    currency: of.currency,
    bets: bets.toString(),
    valid: valid.toString(),
    gained: (points > 0n ? points : 0n).toString(),
    used: (points < 0n ? -points : 0n).toString(),
  }))
  await run(
    tx,
    sql`
      insert into points_day (member_id, day, type, merchant, currency, bets, valid, gained, used)
      select r.member_id, r.day, r.type, r.merchant, r.currency, sum(r.bets), sum(r.valid), sum(r.gained), sum(r.used)
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
        member_id bigint, day date, type text, merchant text, currency text, bets bigint, valid bigint, gained bigint, used bigint
      )
      group by 1, 2, 3, 4, 5
      order by 1, 2, 3
      on conflict (member_id, day, type) do update
      set bets = points_day.bets + excluded.bets, valid = points_day.valid + excluded.valid,
        gained = points_day.gained + excluded.gained, used = points_day.used + excluded.used
    `,
  )
}

export type TypeSum = {
  readonly type: PointType
  readonly valid: Minor
  readonly gained: Minor
  readonly used: Minor
}

/** A brand's points by type in [from, to], days inclusive. */
export function sumsByType(
  db: Db,
  { merchant, from, to }: { readonly merchant: string; readonly from: string; readonly to: string },
): Promise<TypeSum[]> {
  return many(
    db,
    sql<TypeSum>`
      select d.type, sum(d.valid)::bigint as valid, sum(d.gained)::bigint as gained, sum(d.used)::bigint as used
      from points_day d
      where d.merchant = ${merchant} and d.day between ${from}::date and ${to}::date
      group by d.type
      order by d.type
    `,
  )
}

/** All points of a brand that members hold, by the ledger; positive: owed to them. */
export async function liabilityOf(db: Db, merchant: string): Promise<Minor> {
  const { sum } = await one(
    db,
    sql<{ sum: Minor }>`
      select -coalesce(sum(h.balance), 0)::bigint as sum
      from ledger_house h
      where h.merchant = ${merchant} and h.unit = 'points' and h.kind = 'points_issued'
    `,
  )
  return sum
}

/** What a member has earned by type, ever. */
export function memberSums(db: Db, memberId: bigint): Promise<TypeSum[]> {
  return many(
    db,
    sql<TypeSum>`
      select d.type, sum(d.valid)::bigint as valid, sum(d.gained)::bigint as gained, sum(d.used)::bigint as used
      from points_day d
      where d.member_id = ${memberId}
      group by d.type
      order by d.type
    `,
  )
}

export type Line = {
  readonly seq: bigint
  readonly at: Date
  readonly kind: string
  readonly detail: string
  readonly amount: Minor
  readonly before: Minor
  readonly after: Minor
  readonly ref: string | null
}

/** A page of the ledger's entries of a points wallet, newest first. */
export function linesOf(
  db: Db,
  {
    wallet,
    before,
    limit,
  }: { readonly wallet: bigint; readonly before: bigint | null; readonly limit: number },
): Promise<Line[]> {
  return many(
    db,
    sql<Line>`
      select s.seq, s.at, s.kind, coalesce(s.detail, '') as detail, s.amount, s.before, s.after, s.ref
      from ledger_statement s
      where s.wallet = ${wallet} and (${before}::bigint is null or s.seq < ${before})
      order by s.seq desc
      limit ${limit}
    `,
  )
}
