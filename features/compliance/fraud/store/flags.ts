import { startingWith } from '#db/like.ts'
import type { Db, Tx } from '#db/pool.ts'
import { claimsOf } from '#db/review/claims.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import { accountKey } from '#kit/names/account-key.ts'
import type { Evidence, Finding, RuleName } from '../rules.ts'
import type { Mover } from '../store.ts'
import type { BrandOf } from '#db/review/owners.ts'

/** Who reviews a flag. */
export const flagClaims = claimsOf('fraud_flag')

/** Raises a flag, or reopens it if the events are newer than those it was raised or cleared for. True if it did. */
export async function raiseFlag(
  db: Db,
  { id, timeZone }: Mover,
  { rule, newestAt, evidence }: Finding,
  now: Date,
): Promise<boolean> {
  const changed = await run(
    db,
    sql`
      insert into fraud_flag (member_id, rule, day, newest_at, evidence, raised_at)
      values (
        ${id}, ${rule}, (${newestAt}::timestamptz at time zone ${timeZone})::date, ${newestAt},
        ${JSON.stringify(evidence)}::jsonb, ${now}
      )
      on conflict (member_id, rule, day) do update
      set newest_at = excluded.newest_at, evidence = excluded.evidence, raised_at = excluded.raised_at, state = 'open',
        claimed_by = null, claimed_by_account = null, claimed_at = null,
        cleared_by = null, cleared_by_account = null, cleared_at = null, reason = null
      where fraud_flag.newest_at < excluded.newest_at
    `,
  )
  return Boolean(changed)
}

export type FlagState = 'open' | 'cleared'

export type FlagRow = {
  readonly id: string
  readonly number: bigint
  readonly memberId: bigint
  readonly account: string
  readonly merchant: string
  readonly currency: Currency
  readonly rule: RuleName
  readonly newestAt: Date
  readonly evidence: Evidence
  readonly raisedAt: Date
  readonly state: FlagState
  readonly claimedBy: string | null
  readonly claimedByAccount: string | null
  readonly clearedBy: string | null
  readonly clearedAt: Date | null
  readonly reason: string | null
}

const selected = sql`
  select f.id, f.number, f.member_id, m.account, m.merchant, b.currency, f.rule, f.newest_at, f.evidence, f.raised_at, f.state,
    f.claimed_by, f.claimed_by_account, f.cleared_by_account as cleared_by, f.cleared_at, f.reason
  from fraud_flag f
  join member_view m on m.id = f.member_id
  join merchant_view b on b.code = m.merchant
`

export type FlagFilter = {
  readonly state: FlagState
  readonly rule: RuleName | null
  readonly member: bigint | null
  readonly merchant: string | null
  /** An operator's id for that operator's flags, '' for flags without one, null for all. */
  readonly assigned: string | null
  readonly find: string | null
  readonly before: bigint | null
  readonly limit: number
}

/** Everything but state and rule: the chips count over it. */
function fits({ member, merchant, assigned, find }: Omit<FlagFilter, 'state' | 'rule' | 'before' | 'limit'>) {
  const number = /^\d{1,18}$/.test(find ?? '') ? BigInt(find ?? '') : null
  const start = find === null ? null : startingWith(accountKey(find))
  return sql`
    (${member}::bigint is null or f.member_id = ${member})
    and (${merchant}::text is null or m.merchant = ${merchant})
    and (${assigned}::text is null or coalesce(f.claimed_by::text, '') = ${assigned})
    and (${start}::text is null or m.account_key like ${start} or m.id = ${number})
  `
}

/** Newest first. */
export function flagsBy(
  db: Db | Tx,
  { state, rule, before, limit, ...filter }: FlagFilter,
): Promise<FlagRow[]> {
  return many(
    db,
    sql<FlagRow>`
      ${selected}
      where f.state = ${state}
        and (${rule}::text is null or f.rule = ${rule})
        and ${fits(filter)}
        and (${before}::bigint is null or f.number < ${before})
      order by f.number desc
      limit ${limit}
    `,
  )
}

export function flagCounts(
  db: Db,
  filter: Omit<FlagFilter, 'state' | 'rule' | 'before' | 'limit'>,
): Promise<{ state: FlagState; rule: RuleName; count: number }[]> {
  return many(
    db,
    sql`
      select f.state, f.rule, count(*)::int as count
      from fraud_flag f
      join member_view m on m.id = f.member_id
      where ${fits(filter)}
      group by f.state, f.rule
      order by f.state, f.rule
    `,
  )
}

/** Locks the row for a decision: a concurrent second decision waits, then sees the first. */
export function lockFlag(tx: Tx, id: string): Promise<FlagRow | null> {
  return maybe(tx, sql<FlagRow>`${selected} where f.id = ${id} for update of f`)
}

/** Locks several flags, in the order of their ids, so that two bulk actions cannot wait for each other. */
export function lockFlags(tx: Tx, ids: readonly string[]): Promise<FlagRow[]> {
  return many(
    tx,
    sql<FlagRow>`${selected} where f.id = any(${[...ids]}::uuid[]) order by f.id for update of f`,
  )
}

type Clearing = {
  readonly id: string
  readonly operator: { readonly id: string; readonly account: string }
  readonly reason: string
  readonly now: Date
}

export async function clearFlagRow(tx: Tx, { id, operator, reason, now }: Clearing): Promise<void> {
  await run(
    tx,
    sql`
      update fraud_flag
      set state = 'cleared', cleared_by = ${operator.id}, cleared_by_account = ${operator.account}, cleared_at = ${now},
        reason = ${reason}
      where id = ${id} and state = 'open'
    `,
  )
}

/** The brand of a flag's member, or null. */
export const brandOfFlag: BrandOf = (reader, id) =>
  maybe(
    reader,
    sql<{ merchant: string }>`
      select m.merchant from fraud_flag f join member_view m on m.id = f.member_id where f.id = ${id}::uuid
    `,
  )
