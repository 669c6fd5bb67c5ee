import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Open } from './versions.ts'

export type Standing = {
  readonly memberId: bigint
  readonly level: number
  readonly startLevel: number
  readonly valid: bigint
  readonly deposits: bigint
  readonly floorLevel: number | null
  readonly floorUntil: string | null
}

/** Members with a rank who still stand in a period, with its final sums; locked. */
export function lockStanding(
  tx: Tx,
  { merchant, from }: Pick<Open, 'merchant' | 'from'>,
  limit: number,
): Promise<Standing[]> {
  return many(
    tx,
    sql<Standing>`
      select v.member_id, v.level::int as level, v.start_level::int as start_level, coalesce(p.valid, 0) as valid,
        coalesce(p.deposits, 0) as deposits, v.floor_level::int as floor_level, v.floor_until::text as floor_until
      from vip_member v
      left join vip_progress p on p.member_id = v.member_id and p.period = v.period
      where v.merchant = ${merchant} and v.period = ${from}::date and v.level > 0
      order by v.member_id
      limit ${limit}
      for update of v
    `,
  )
}

export type Next = { readonly memberId: bigint; readonly level: number; readonly isHeld: boolean }

/** Puts members into the next period with the level that they have at its beginning, and writes what changed. */
export async function moveOn(
  tx: Tx,
  of: { readonly open: Open; readonly next: string; readonly now: Date },
  members: readonly Next[],
): Promise<void> {
  const { open, next, now } = of
  await run(
    tx,
    sql`
      with moved as (
        select * from unnest(${members.map(({ memberId }) => memberId)}::bigint[], ${members.map(({ level }) => level)}::smallint[],
          ${members.map(({ isHeld }) => isHeld)}::boolean[]) as t (member_id, level, is_held)
      ), noted as (
        insert into vip_change (member_id, merchant, at, period, from_level, to_level, cause, valid, deposits, version)
        select v.member_id, v.merchant, ${now}::timestamptz, v.period, v.level, t.level, 'retention', coalesce(p.valid, 0),
          coalesce(p.deposits, 0), ${open.version}::uuid
        from moved t
        join vip_member v on v.member_id = t.member_id
        left join vip_progress p on p.member_id = v.member_id and p.period = v.period
        where t.level <> v.level
      )
      update vip_member v
      set level = t.level, start_level = t.level, period = ${next}::date,
        since = case when t.level = v.level then v.since else ${now}::timestamptz end,
        floor_level = case when t.is_held then v.floor_level end, floor_until = case when t.is_held then v.floor_until end
      from moved t
      where v.member_id = t.member_id
    `,
  )
}

/** Puts the rows of members without a rank into the next period: there is nothing to judge. */
export async function moveRankless(tx: Tx, { merchant, from }: Open, next: string): Promise<void> {
  await run(
    tx,
    sql`
      update vip_member set period = ${next}::date, start_level = 0
      where merchant = ${merchant} and period = ${from}::date and level = 0
    `,
  )
}

export type Own = {
  readonly level: number
  readonly startLevel: number
  readonly since: Date
  readonly floorLevel: number | null
  readonly floorUntil: string | null
}

/** Null: never had a rank. */
export function ownOf(reader: Db | Tx, memberId: bigint): Promise<Own | null> {
  return maybe(
    reader,
    sql<Own>`
      select level::int as level, start_level::int as start_level, since, floor_level::int as floor_level, floor_until::text as floor_until
      from vip_member
      where member_id = ${memberId}
    `,
  )
}

/** A rank set by operators. Returns the level before; null if it does not change. */
export async function setByOperators(
  tx: Tx,
  set: {
    readonly memberId: bigint
    readonly open: Open
    readonly level: number
    readonly until: string | null
    readonly now: Date
    readonly sums: { readonly valid: bigint; readonly deposits: bigint }
  },
): Promise<void> {
  const { memberId, open, level, until, now, sums } = set
  const isFloor = until !== null && level > 0
  await run(
    tx,
    sql`
      with set_to as (
        insert into vip_member as v (member_id, merchant, level, since, period, start_level, floor_level, floor_until)
        values (${memberId}, ${open.merchant}, ${level}, ${now}, ${open.from}::date, ${level}, ${isFloor ? level : null},
          ${isFloor ? until : null}::date)
        on conflict (member_id) do update set level = excluded.level, start_level = excluded.level,
          since = case when v.level = excluded.level then v.since else excluded.since end,
          floor_level = excluded.floor_level, floor_until = excluded.floor_until
        returning coalesce(old.level, 0) as from_level, new.level as to_level
      )
      insert into vip_change (member_id, merchant, at, period, from_level, to_level, cause, valid, deposits, version)
      select ${memberId}, ${open.merchant}, ${now}::timestamptz, ${open.from}::date, s.from_level, s.to_level, 'operators',
        ${sums.valid}::bigint, ${sums.deposits}::bigint, ${open.version}::uuid
      from set_to s
      where s.from_level <> s.to_level
    `,
  )
}

export type Change = {
  readonly id: string
  readonly at: Date
  readonly fromLevel: number
  readonly toLevel: number
  readonly cause: 'upgrade' | 'retention' | 'operators'
}

/** A member's changes of rank, newest first. */
export function changesOf(reader: Db | Tx, memberId: bigint, limit: number): Promise<Change[]> {
  return many(
    reader,
    sql<Change>`
      select id, at, from_level::int as from_level, to_level::int as to_level, cause
      from vip_change
      where member_id = ${memberId}
      order by at desc, id desc
      limit ${limit}
    `,
  )
}

export type Celebrating = {
  readonly memberId: bigint
  readonly merchant: string
  readonly currency: Currency
  readonly level: number
  readonly version: string
}

/** Members with a rank whose birthday is on one of these days of the year (`02-28`) and who have no such gift of the year; by ID. */
export function celebrating(
  reader: Db | Tx,
  of: {
    readonly open: Open
    readonly days: readonly string[]
    readonly year: string
    readonly after: bigint
    readonly limit: number
  },
): Promise<Celebrating[]> {
  const { open, days, year, after, limit } = of
  return many(
    reader,
    sql<Celebrating>`
      select v.member_id, v.merchant, m.currency, v.level::int as level, ${open.version}::uuid as version
      from vip_member v
      join member_view p on p.id = v.member_id
      join merchant_view m on m.code = v.merchant
      where v.merchant = ${open.merchant} and v.level > 0 and v.member_id > ${after} and p.state = 'open'
        and to_char(p.birthday, 'MM-DD') = any (${days}::text[])
        and not exists (
          select from reward_view r
          where r.source = 'vip' and r.source_key = 'birthday:' || v.member_id || ':' || ${year}::text
        )
      order by v.member_id
      limit ${limit}
    `,
  )
}
