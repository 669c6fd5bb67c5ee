import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { PointSource } from '../rules/points.ts'

export type Mark = { readonly batch: bigint; readonly startsAt: Date | null; readonly depositsAt: Date }

/** How far points are earned, locked: two workers never take the same facts. Null before the first run. */
export function lockMark(tx: Tx): Promise<Mark | null> {
  return maybe(
    tx,
    sql<Mark>`select batch, nullif(starts_at, '-infinity') as starts_at, deposits_at from points_mark for update`,
  )
}

/** The first mark; a concurrent first run of another worker keeps its own. `startsAt` null: all recorded play earns. */
export async function insertMark(tx: Tx, { batch, startsAt, depositsAt }: Mark): Promise<void> {
  await run(
    tx,
    sql`
      insert into points_mark (batch, starts_at, deposits_at)
      values (${batch}, coalesce(${startsAt}::timestamptz, '-infinity'), ${depositsAt})
      on conflict (is_only) do nothing
    `,
  )
}

export async function moveMark(tx: Tx, batch: bigint): Promise<void> {
  await run(tx, sql`update points_mark set batch = ${batch}`)
}

export async function moveDepositMark(tx: Tx, at: Date): Promise<void> {
  await run(tx, sql`update points_mark set deposits_at = greatest(deposits_at, ${at})`)
}

export type Rate = {
  readonly merchant: string
  readonly source: PointSource
  readonly rate: number
  readonly unit: Minor
}

/** Writes down rates that have changed: from now on, by the database's clock; the first ones from the beginning of points. */
export async function noteRates(tx: Tx, rates: readonly Rate[]): Promise<void> {
  for (const { merchant, source, rate, unit } of rates)
    await run(
      tx,
      sql`
        insert into points_rate (merchant, source, from_at, rate, unit)
        select ${merchant}, ${source}, case when p.rate is null then m.starts_at else clock_timestamp() end, ${rate}, ${unit}
        from points_mark m
        left join lateral (
          select r.rate, r.unit
          from points_rate r
          where r.merchant = ${merchant} and r.source = ${source}
          order by r.from_at desc
          limit 1
        ) p on true
        where (p.rate, p.unit) is distinct from (${rate}::int, ${unit}::bigint)
      `,
    )
}

export type Earned = {
  readonly memberId: bigint
  readonly merchant: string
  readonly currency: Currency
  readonly day: string
  readonly source: string
  readonly bets: bigint
  readonly valid: Minor
  readonly points: Minor
}

/** What the facts of the batches in (after, to] earn; negative where more was voided than settled. */
export function earnedBetween(tx: Tx, after: bigint, to: bigint): Promise<Earned[]> {
  return many(
    tx,
    sql<Earned>`
      select member_id, merchant, currency, day::text as day, source, bets, valid, points
      from points_earned(${after}, ${to})
    `,
  )
}

export type PaidIn = {
  readonly id: string
  readonly memberId: bigint
  readonly merchant: string
  readonly currency: Currency
  readonly day: string
  readonly amount: Minor
  readonly points: Minor
}

/** Credited deposits since a moment that have not earned yet, at the rate of that time. */
export function depositsSince(tx: Tx, since: Date, limit: number): Promise<PaidIn[]> {
  return many(
    tx,
    sql<PaidIn>`
      select d.id, d.member_id, d.merchant, d.currency, (d.credited_at at time zone m.time_zone)::date::text as day, d.amount,
        div(d.amount::numeric * r.rate, r.unit)::bigint as points
      from deposit_view d
      join merchant_view m on m.code = d.merchant
      cross join lateral (
        select p.rate, p.unit
        from points_rate p
        where p.merchant = d.merchant and p.source = 'DEPOSIT' and p.from_at <= d.credited_at
        order by p.from_at desc
        limit 1
      ) r
      where d.credited_at > ${since} and d.currency <> 'FUN' and div(d.amount::numeric * r.rate, r.unit) > 0
        and not exists (select from points_deposit e where e.deposit = d.id)
      order by d.credited_at, d.id
      limit ${limit}
    `,
  )
}

export async function insertDeposits(tx: Tx, of: readonly PaidIn[], now: Date): Promise<void> {
  for (const { id, memberId, points } of of)
    await run(
      tx,
      sql`insert into points_deposit (deposit, member_id, points, at) values (${id}, ${memberId}, ${points}, ${now})`,
    )
}

/** The points wallets of members, by member. */
export async function walletsOfPoints(
  reader: Db | Tx,
  members: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await many(
    reader,
    sql<{ owner: bigint; id: bigint }>`
      select w.owner, w.id from wallet_view w where w.kind = 'points' and w.owner = any (${members}::bigint[])
    `,
  )
  return new Map(rows.map(({ owner, id }) => [owner, id]))
}

/** The brand-local day of a moment. */
export async function dayOf(reader: Db | Tx, merchant: string, now: Date): Promise<string> {
  const { day } = await one(
    reader,
    sql<{ day: string }>`
      select (${now}::timestamptz at time zone m.time_zone)::date::text as day from merchant_view m where m.code = ${merchant}
    `,
  )
  return day
}
