import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { ExclusionKind } from '#features/account/identity/rules/exclusion-kinds.ts'

export type ExclusionRow = {
  readonly id: string
  readonly number: bigint
  readonly memberId: bigint
  readonly kind: ExclusionKind
  readonly startsAt: Date
  /** The end of a time-out; for a self-exclusion, the earliest moment at which it can be lifted; null: permanent. */
  readonly endsAt: Date | null
  readonly setByAccount: string | null
  readonly reason: string | null
  readonly follows: string | null
  readonly matchedBy: readonly string[]
  readonly liftedAt: Date | null
}

const columns = sql`
  e.id, e.number, e.member_id, e.kind, e.starts_at, e.ends_at, e.set_by_account, e.reason, e.follows, e.matched_by, e.lifted_at
`

/** All exclusions of a member, past ones included, newest first. */
export function exclusionsOf(reader: Db | Tx, memberId: bigint): Promise<ExclusionRow[]> {
  return many(
    reader,
    sql<ExclusionRow>`select ${columns} from exclusion e where e.member_id = ${memberId} order by e.number desc`,
  )
}

export function exclusionById(reader: Db | Tx, id: string): Promise<ExclusionRow | null> {
  return maybe(reader, sql<ExclusionRow>`select ${columns} from exclusion e where e.id = ${id}`)
}

/** Locks the row for a decision: a concurrent second decision waits, then sees the first. */
export function lockExclusion(tx: Tx, id: string): Promise<ExclusionRow | null> {
  return maybe(
    tx,
    sql<ExclusionRow>`select ${columns} from exclusion e where e.id = ${id} for no key update of e`,
  )
}

/** Serialises a member's exclusions: two accounts of one person that are excluded concurrently wait for each other. */
export async function lockMemberExclusions(tx: Tx, memberId: bigint): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('exclusion', ${memberId}))`)
}

export type NewExclusion = {
  readonly memberId: bigint
  readonly kind: ExclusionKind
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly by: { readonly id: string; readonly account: string } | null
  readonly reason: string | null
  readonly follows: string | null
  readonly matchedBy: readonly string[]
}

export function insertExclusion(tx: Tx, row: NewExclusion): Promise<ExclusionRow> {
  return one(
    tx,
    sql<ExclusionRow>`
      insert into exclusion as e (
        member_id, kind, starts_at, ends_at, set_by, set_by_account, reason, follows, matched_by
      )
      values (
        ${row.memberId}, ${row.kind}, ${row.startsAt}, ${row.endsAt}, ${row.by?.id ?? null}, ${row.by?.account ?? null},
        ${row.reason}, ${row.follows}, ${[...row.matchedBy]}::text[]
      )
      returning ${columns}
    `,
  )
}

export async function setLifted(tx: Tx, id: string, liftedAt: Date): Promise<void> {
  await run(tx, sql`update exclusion set lifted_at = ${liftedAt} where id = ${id} and lifted_at is null`)
}

/** Accounts that follow an exclusion and are not lifted. */
export function followersOf(tx: Tx, id: string): Promise<ExclusionRow[]> {
  return many(
    tx,
    sql<ExclusionRow>`
      select ${columns} from exclusion e
      where e.follows = ${id} and e.lifted_at is null and e.kind <> 'match'
      order by e.number
    `,
  )
}

export type MemberBrief = {
  readonly id: bigint
  readonly account: string
  readonly merchant: string
  readonly type: number
}

export function memberBrief(reader: Db | Tx, id: bigint): Promise<MemberBrief | null> {
  return maybe(reader, sql<MemberBrief>`select id, account, merchant, type from member_view where id = ${id}`)
}

/** Whether any exclusion applies to a member at a moment; by default the database's current time. Equivalent to `isInForce`. */
export async function isHeldAt(reader: Db | Tx, memberId: bigint, now: Date | null): Promise<boolean> {
  const row = await maybe(
    reader,
    sql<{ id: string }>`
      select e.id
      from exclusion e
      cross join (select coalesce(${now}::timestamptz, now()) as moment) n
      where e.member_id = ${memberId} and e.starts_at <= n.moment
        and (e.lifted_at is null or e.lifted_at > n.moment)
        and (e.kind <> 'timeOut' or e.ends_at > n.moment)
      limit 1
    `,
  )
  return row !== null
}
