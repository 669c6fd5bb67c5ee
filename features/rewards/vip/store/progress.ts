import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Open } from './versions.ts'

export type Mark = { readonly batch: bigint; readonly depositsAt: Date }

/** How far facts are taken, locked: two workers never take the same ones. Null before the first run. */
export function lockMark(tx: Tx): Promise<Mark | null> {
  return maybe(tx, sql<Mark>`select batch, deposits_at from vip_mark for update`)
}

/** The first mark; a concurrent first run of another worker keeps its own. */
export async function insertMark(tx: Tx, { batch, depositsAt }: Mark): Promise<void> {
  await run(
    tx,
    sql`
      insert into vip_mark (batch, deposits_at) values (${batch}, ${depositsAt}) on conflict (is_only) do nothing
    `,
  )
}

export async function moveMark(tx: Tx, { batch, depositsAt }: Mark): Promise<void> {
  await run(
    tx,
    sql`update vip_mark set batch = ${batch}, deposits_at = greatest(deposits_at, ${depositsAt}::timestamptz)`,
  )
}

/** Members with settled play for money in the batches (after, to]. */
export async function playersBetween(tx: Tx, after: bigint, to: bigint): Promise<bigint[]> {
  const rows = await many(
    tx,
    sql<{ memberId: bigint }>`select p as member_id from vip_players(${after}, ${to}) p`,
  )
  return rows.map(({ memberId }) => memberId)
}

/**
 * Sets the valid bets of the open period to the sum of the counted days: of these members, or of a whole brand. A repetition changes
 * nothing, and what was counted in between is in the sum already.
 */
export async function sumPlay(
  tx: Tx,
  of: { readonly members: readonly bigint[] } | { readonly merchant: string },
): Promise<void> {
  const whose =
    'members' in of
      ? sql`d.member_id = any (${of.members}::bigint[])`
      : sql`b.merchant = ${of.merchant} and d.merchant = ${of.merchant}`
  await run(
    tx,
    sql`
      insert into vip_progress (member_id, period, merchant, valid)
      select d.member_id, b.from_day, b.merchant, sum(d.valid)::bigint
      from vip_brand b
      join play_member_day_view d on d.merchant = b.merchant and d.day >= b.from_day and d.day < b.to_day
      where d.currency <> 'FUN' and ${whose}
      group by d.member_id, b.from_day, b.merchant
      order by d.member_id
      on conflict (member_id, period) do update set valid = excluded.valid where vip_progress.valid <> excluded.valid
    `,
  )
}

/**
 * Counts credited deposits, each once, in the open period: those credited since a moment, or all of a brand since its period began.
 * Those of a later day wait until their period is open. Returns the members concerned.
 */
export async function countDeposits(
  tx: Tx,
  of: { readonly since: Date } | { readonly merchant: string },
): Promise<bigint[]> {
  const which =
    'since' in of
      ? sql`d.credited_at > ${of.since}`
      : sql`b.merchant = ${of.merchant} and d.credited_at >= day_start(b.from_day, m.time_zone)`
  const rows = await many(
    tx,
    sql<{ memberId: bigint }>`
      with counted as (
        insert into vip_deposit (deposit, member_id, period, amount)
        select d.id, d.member_id, b.from_day, d.amount
        from deposit_view d
        join vip_brand b on b.merchant = d.merchant
        join merchant_view m on m.code = b.merchant
        where ${which} and d.credited_at < day_start(b.to_day, m.time_zone) and d.currency <> 'FUN'
          and not exists (select from vip_deposit e where e.deposit = d.id)
        order by d.member_id, d.id
        on conflict (deposit) do nothing
        returning member_id, period, amount
      ), summed as (
        select c.member_id, c.period, sum(c.amount)::bigint as amount
        from counted c
        group by c.member_id, c.period
      )
      insert into vip_progress (member_id, period, merchant, deposits)
      select s.member_id, s.period, p.merchant, s.amount
      from summed s
      join member_view p on p.id = s.member_id
      order by s.member_id
      on conflict (member_id, period) do update set deposits = vip_progress.deposits + excluded.deposits
      returning member_id
    `,
  )
  return rows.map(({ memberId }) => memberId)
}

export type Risen = {
  readonly memberId: bigint
  readonly merchant: string
  readonly currency: Currency
  readonly version: string
  readonly period: string
  readonly from: number
  readonly to: number
}

/**
 * Raises members whose sums of the open period meet a higher rank, and writes their history: of these members, or up to `limit` of a whole
 * brand. Only rows that stand in the open period: those of a closed one are judged first.
 */
export function raise(
  tx: Tx,
  of: { readonly members: readonly bigint[] } | { readonly merchant: string; readonly limit: number },
  now: Date,
): Promise<Risen[]> {
  const whose =
    'members' in of ? sql`p.member_id = any (${of.members}::bigint[])` : sql`p.merchant = ${of.merchant}`
  return many(
    tx,
    sql<Risen>`
      with reached as (
        select p.member_id, p.merchant, p.period, p.valid, p.deposits, b.version, max(r.level) as level
        from vip_brand b
        join vip_progress p on p.merchant = b.merchant and p.period = b.from_day
        join vip_rank r on r.version = b.version and p.valid >= r.up_valid and p.deposits >= r.up_deposits
        left join vip_member v on v.member_id = p.member_id
        where ${whose} and (v.member_id is null or v.period = p.period)
        group by p.member_id, p.merchant, p.period, p.valid, p.deposits, b.version, v.level
        having max(r.level) > coalesce(v.level, 0)
        order by p.member_id
        limit ${'limit' in of ? of.limit : null}
      ), risen as (
        insert into vip_member as v (member_id, merchant, level, since, period, start_level)
        select c.member_id, c.merchant, c.level, ${now}::timestamptz, c.period, 0
        from reached c
        order by c.member_id
        on conflict (member_id) do update set level = excluded.level, since = excluded.since
          where v.level < excluded.level and v.period = excluded.period
        returning new.member_id, coalesce(old.level, 0) as from_level, new.level as to_level
      ), noted as (
        insert into vip_change (member_id, merchant, at, period, from_level, to_level, cause, valid, deposits, version)
        select c.member_id, c.merchant, ${now}::timestamptz, c.period, s.from_level, s.to_level, 'upgrade', c.valid, c.deposits, c.version
        from risen s
        join reached c on c.member_id = s.member_id
      )
      select c.member_id, c.merchant, m.currency, c.version, c.period::text as period, s.from_level::int as "from", s.to_level::int as "to"
      from risen s
      join reached c on c.member_id = s.member_id
      join merchant_view m on m.code = c.merchant
      order by c.member_id
    `,
  )
}

export type Sums = { readonly valid: bigint; readonly deposits: bigint }

/** A member's sums in a period. */
export async function sumsOf(reader: Db | Tx, memberId: bigint, { from }: Pick<Open, 'from'>): Promise<Sums> {
  const row = await maybe(
    reader,
    sql<Sums>`select valid, deposits from vip_progress where member_id = ${memberId} and period = ${from}::date`,
  )
  return row ?? { valid: 0n, deposits: 0n }
}
