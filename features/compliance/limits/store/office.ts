import { startingWith } from '#db/like.ts'
import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import { accountKey } from '#kit/names/account-key.ts'
import type { HarmRule, Level, Sign } from '../rules/harm.ts'
import type { LimitKind, LimitPeriod, Value } from '../rules/limits.ts'
import type { BrandOf } from '#db/review/owners.ts'

export type ReachedRow = {
  readonly id: bigint
  readonly memberId: bigint
  readonly account: string
  readonly merchant: string
  readonly currency: Currency
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly value: Value
  readonly at: Date
}

/** Limits that were reached, newest first. */
export function reachedLimits(
  db: Db,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<ReachedRow[]> {
  return many(
    db,
    sql<ReachedRow>`
      select e.id, e.member_id, m.account, m.merchant, b.currency, e.kind, e.period, e.value_after as value, e.at
      from play_limit_event e
      join member_view m on m.id = e.member_id
      join merchant_view b on b.code = m.merchant
      where e.what = 'reached' and (${before}::bigint is null or e.id < ${before})
      order by e.id desc
      limit ${limit}
    `,
  )
}

export type Refused = {
  readonly memberId: bigint
  readonly merchant: string
  readonly guard: string
  readonly at: Date
}

/** Refusals of the ledger's guards in a time range, one per member and guard. */
export function guardRefusals(db: Db, from: Date, to: Date): Promise<Refused[]> {
  return many(
    db,
    sql<Refused>`
      select w.owner as member_id, b.merchant, r.guard, min(r.at) as at
      from key_result_view r
      join wallet_view w on w.id = r.wallet
      join book_view b on b.id = w.book
      where r.guard is not null and r.at > ${from} and r.at <= ${to}
      group by w.owner, b.merchant, r.guard
      order by min(r.at)
    `,
  )
}

export async function lookedTo(db: Db): Promise<Date | null> {
  const row = await maybe(db, sql<{ at: Date }>`select looked_to as at from limit_mark`)
  return row?.at ?? null
}

export async function setLookedTo(db: Db, at: Date): Promise<void> {
  await run(
    db,
    // concurrent workers: the later moment wins
    sql`
      insert into limit_mark (looked_to) values (${at})
      on conflict (is_only) do update set looked_to = greatest(limit_mark.looked_to, excluded.looked_to)
    `,
  )
}

export type FlagRow = {
  readonly id: string
  readonly number: bigint
  readonly memberId: bigint
  readonly account: string
  readonly merchant: string
  readonly currency: Currency
  readonly rule: HarmRule
  readonly level: Level
  readonly evidence: Record<string, string | number>
  readonly deeds: string[]
  readonly raisedAt: Date
  readonly state: 'open' | 'cleared'
  readonly clearedBy: string | null
  readonly reason: string | null
}

const selected = sql`
  select f.id, f.number, f.member_id, m.account, m.merchant, b.currency, f.rule, f.level, f.evidence, f.deeds, f.raised_at,
    f.state, f.cleared_by_account as cleared_by, f.reason
  from harm_flag f
  join member_view m on m.id = f.member_id
  join merchant_view b on b.code = m.merchant
`

/** Everything but the state: the chips count over it. */
export type FlagFilter = {
  readonly member: bigint | null
  readonly merchant: string | null
  /** An account's beginning, or a member's id. */
  readonly find: string | null
}

export type FlagPage = FlagFilter & {
  readonly state: FlagRow['state'] | null
  readonly before: bigint | null
  readonly limit: number
}

function fits({ member, merchant, find }: FlagFilter) {
  const number = /^\d{1,18}$/.test(find ?? '') ? BigInt(find ?? '') : null
  const start = find === null ? null : startingWith(accountKey(find))
  return sql`
    (${member}::bigint is null or f.member_id = ${member})
    and (${merchant}::text is null or m.merchant = ${merchant})
    and (${start}::text is null or m.account_key like ${start} or m.id = ${number})
  `
}

/** Newest first. */
export function harmFlags(db: Db, { state, before, limit, ...filter }: FlagPage): Promise<FlagRow[]> {
  return many(
    db,
    sql<FlagRow>`
      ${selected}
      where (${state}::text is null or f.state = ${state})
        and ${fits(filter)}
        and (${before}::bigint is null or f.number < ${before})
      order by f.number desc
      limit ${limit}
    `,
  )
}

export function harmCounts(db: Db, filter: FlagFilter): Promise<Record<FlagRow['state'], number>> {
  return one(
    db,
    sql<Record<FlagRow['state'], number>>`
      select (count(*) filter (where f.state = 'open'))::int as open,
        (count(*) filter (where f.state = 'cleared'))::int as cleared
      from harm_flag f
      join member_view m on m.id = f.member_id
      where ${fits(filter)}
    `,
  )
}

/** Locks the row for a decision: a concurrent second decision waits, then sees the first. */
export function lockHarm(tx: Tx, id: string): Promise<FlagRow | null> {
  return maybe(tx, sql<FlagRow>`${selected} where f.id = ${id} for update of f`)
}

export async function clearHarm(
  tx: Tx,
  {
    id,
    operator,
    reason,
    now,
  }: {
    readonly id: string
    readonly operator: { readonly id: string; readonly account: string }
    readonly reason: string
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update harm_flag
      set state = 'cleared', cleared_by = ${operator.id}, cleared_by_account = ${operator.account}, cleared_at = ${now},
        reason = ${reason}
      where id = ${id} and state = 'open'
    `,
  )
}

/** Raises a marker, once per day and rule; a stronger one of the same day replaces it. True if it is new or stronger. */
export async function raiseHarm(
  tx: Tx,
  {
    memberId,
    day,
    sign,
    deeds,
    now,
  }: {
    readonly memberId: bigint
    readonly day: string
    readonly sign: Sign
    readonly deeds: readonly string[]
    readonly now: Date
  },
): Promise<boolean> {
  const changed = await run(
    tx,
    // concurrent runs see the same facts: one raises it, the other changes nothing
    sql`
      insert into harm_flag (member_id, rule, day, level, evidence, deeds, raised_at)
      values (
        ${memberId}, ${sign.rule}, ${day}, ${sign.level}, ${JSON.stringify(sign.evidence)}::jsonb, ${[...deeds]}::text[], ${now}
      )
      on conflict (member_id, rule, day) do update
      set level = excluded.level, evidence = excluded.evidence, deeds = excluded.deeds, raised_at = excluded.raised_at
      where harm_flag.level = 'notice' and excluded.level = 'strong' and harm_flag.state = 'open'
    `,
  )
  return changed > 0
}

/** The brand that a flagged member belongs to, or null. */
export const brandOfHarmFlag: BrandOf = (reader, id) =>
  maybe(
    reader,
    sql<{ merchant: string }>`
      select m.merchant from harm_flag f join member_view m on m.id = f.member_id where f.id = ${id}::uuid
    `,
  )
