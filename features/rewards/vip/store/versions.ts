import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Gifts } from '../rules/gift.ts'
import type { Names, Rung } from '../rules/ladder.ts'
import type { Period, PeriodKind } from '#kit/day/period.ts'

export type Version = {
  readonly id: string
  readonly number: number
  readonly fromDay: string
  readonly period: PeriodKind
  readonly madeBy: string
  readonly reason: string
  readonly madeAt: Date
}

export type RankRow = Rung & {
  readonly name: Names
  readonly isFirstPaid: boolean
  readonly gifts: Gifts
}

/** The open period of a brand and the version that applies in it. */
export type Open = Period & {
  readonly merchant: string
  readonly zone: string
  readonly version: string
  readonly kind: PeriodKind
  readonly isWhole: boolean
}

const open = sql`
  select b.merchant, m.time_zone as zone, b.version, v.period as kind, b.from_day::text as "from", b.to_day::text as "to", b.is_whole
  from vip_brand b
  join vip_version v on v.id = b.version
  join merchant_view m on m.code = b.merchant
`

/** Null for a brand without ranks. */
export function openOf(reader: Db | Tx, merchant: string): Promise<Open | null> {
  return maybe(reader, sql<Open>`${open} where b.merchant = ${merchant}`)
}

/** The same, locked: the end of a period, a publication and a rank set by operators come one after the other. */
export function lockOpen(tx: Tx, merchant: string): Promise<Open | null> {
  return maybe(tx, sql<Open>`${open} where b.merchant = ${merchant} for update of b`)
}

export function allOpen(reader: Db | Tx): Promise<Open[]> {
  return many(reader, sql<Open>`${open} order by b.merchant`)
}

/** Brands that have a version but no open period yet. */
export function brandsToOpen(
  reader: Db | Tx,
): Promise<{ readonly merchant: string; readonly zone: string }[]> {
  return many(
    reader,
    sql<{ merchant: string; zone: string }>`
      select m.code as merchant, m.time_zone as zone
      from merchant_view m
      where exists (select from vip_version v where v.merchant = m.code)
        and not exists (select from vip_brand b where b.merchant = m.code)
      order by m.code
    `,
  )
}

/** Opens a brand's first period; another worker's stands. */
export async function insertOpen(
  tx: Tx,
  { merchant, version, from, to }: Period & { readonly merchant: string; readonly version: string },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into vip_brand (merchant, version, from_day, to_day) values (${merchant}, ${version}, ${from}, ${to})
      on conflict (merchant) do nothing
    `,
  )
}

export async function updateOpen(
  tx: Tx,
  { merchant, version, from, to }: Period & { readonly merchant: string; readonly version: string },
): Promise<void> {
  await run(
    tx,
    sql`
      update vip_brand set version = ${version}, from_day = ${from}, to_day = ${to}, is_whole = false where merchant = ${merchant}
    `,
  )
}

export async function markWhole(tx: Tx, merchant: string): Promise<void> {
  await run(tx, sql`update vip_brand set is_whole = true where merchant = ${merchant}`)
}

/** The version that applies in a period that begins on this day: the newest of those that begin by then. */
export function versionOn(
  reader: Db | Tx,
  merchant: string,
  day: string,
): Promise<{ readonly id: string; readonly period: PeriodKind } | null> {
  return maybe(
    reader,
    sql<{ id: string; period: PeriodKind }>`
      select id, period from vip_version
      where merchant = ${merchant} and from_day <= ${day}::date
      order by number desc
      limit 1
    `,
  )
}

/** The ranks of a version, lowest first. */
export async function ranksOf(reader: Db | Tx, version: string): Promise<RankRow[]> {
  const rows = await many(
    reader,
    sql<{
      level: number
      name: Names
      upValid: bigint
      upDeposits: bigint
      keepValid: bigint
      keepDeposits: bigint
      isFirstPaid: boolean
      gifts: Gifts
    }>`
      select level::int as level, name, up_valid, up_deposits, keep_valid, keep_deposits, is_first_paid, gifts
      from vip_rank
      where version = ${version}
      order by level
    `,
  )
  return rows.map(({ upValid, upDeposits, keepValid, keepDeposits, ...row }) => ({
    ...row,
    up: { valid: upValid, deposits: upDeposits },
    keep: { valid: keepValid, deposits: keepDeposits },
  }))
}

/** A brand's versions, newest first. */
export function versionsOf(reader: Db | Tx, merchant: string, limit: number): Promise<Version[]> {
  return many(
    reader,
    sql<Version>`
      select id, number, from_day::text as from_day, period, made_by, reason, made_at
      from vip_version
      where merchant = ${merchant}
      order by number desc
      limit ${limit}
    `,
  )
}

export async function insertVersion(
  tx: Tx,
  version: Pick<Version, 'fromDay' | 'period' | 'madeBy' | 'reason' | 'madeAt'> & {
    readonly merchant: string
  },
  ranks: readonly RankRow[],
): Promise<{ readonly id: string; readonly number: number }> {
  const { merchant, fromDay, period, madeBy, reason, madeAt } = version
  const made = await one(
    tx,
    sql<{ id: string; number: number }>`
      insert into vip_version (merchant, number, from_day, period, made_by, reason, made_at)
      select ${merchant}, coalesce(max(v.number), 0) + 1, ${fromDay}::date, ${period}, ${madeBy}, ${reason}, ${madeAt}
      from vip_version v
      where v.merchant = ${merchant}
      returning id, number
    `,
  )
  for (const { level, name, up, keep, isFirstPaid, gifts } of ranks)
    await run(
      tx,
      sql`
        insert into vip_rank (version, level, name, up_valid, up_deposits, keep_valid, keep_deposits, is_first_paid, gifts)
        values (${made.id}, ${level}, ${JSON.stringify(name)}::jsonb, ${up.valid}, ${up.deposits}, ${keep.valid}, ${keep.deposits},
          ${isFirstPaid}, ${JSON.stringify(gifts)}::jsonb)
      `,
    )
  return made
}
