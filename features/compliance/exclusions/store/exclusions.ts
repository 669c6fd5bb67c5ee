import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { ExclusionKind } from '#features/account/identity/rules/exclusion-kinds.ts'

export type ExclusionRow = {
  readonly id: string
  readonly number: bigint
  readonly memberId: bigint
  readonly kind: ExclusionKind
  readonly startsAt: Date
  /** A time-out's end; before it no one may lift a self-exclusion; null: for good. */
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

/** Every exclusion that a member ever had, newest first. */
export function exclusionsOf(reader: Db | Tx, memberId: bigint): Promise<ExclusionRow[]> {
  return many(
    reader,
    sql<ExclusionRow>`select ${columns} from exclusion e where e.member_id = ${memberId} order by e.number desc`,
  )
}

export function exclusionById(reader: Db | Tx, id: string): Promise<ExclusionRow | null> {
  return maybe(reader, sql<ExclusionRow>`select ${columns} from exclusion e where e.id = ${id}`)
}

/** For a decision: a second one at the same instant waits, then finds it decided. */
export function lockExclusion(tx: Tx, id: string): Promise<ExclusionRow | null> {
  return maybe(
    tx,
    sql<ExclusionRow>`select ${columns} from exclusion e where e.id = ${id} for no key update of e`,
  )
}

/** One after the other for a member: two accounts of one person that are excluded at the same instant wait here. */
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

/** The accounts that follow an exclusion and are not lifted. */
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

/** Whether anything holds for a member at a moment; the database's own where none is given. Says the same as `isInForce`. */
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
