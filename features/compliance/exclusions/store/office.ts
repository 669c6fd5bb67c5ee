import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { ExclusionKind } from '#features/account/identity/rules/exclusion-kinds.ts'
import type { ExclusionRow } from './exclusions.ts'
import type { BrandOf, FirstOf } from '#db/review/owners.ts'

export type ListedRow = ExclusionRow & {
  readonly account: string
  readonly merchant: string
  readonly followsMember: bigint | null
  readonly followsAccount: string | null
  readonly followsMerchant: string | null
  readonly liftId: string | null
  readonly liftReason: string | null
  readonly proposedBy: string | null
  readonly proposedByAccount: string | null
  readonly proposedAt: Date | null
}

export type ListFilter = {
  readonly kind: ExclusionKind | null
  readonly only: 'inForce' | 'proposed' | null
  readonly member: bigint | null
  readonly before: bigint | null
  readonly limit: number
  readonly now: Date
}

/** Active at a moment, equivalent to `isInForce`. */
const holds = (now: Date) => sql`
  e.starts_at <= ${now} and (e.lifted_at is null or e.lifted_at > ${now}) and (e.kind <> 'timeOut' or e.ends_at > ${now})
`

export function listedExclusions(
  db: Db,
  { kind, only, member, before, limit, now }: ListFilter,
): Promise<ListedRow[]> {
  return many(
    db,
    sql<ListedRow>`
      select e.id, e.number, e.member_id, e.kind, e.starts_at, e.ends_at, e.set_by_account, e.reason, e.follows, e.matched_by,
        e.lifted_at, m.account, m.merchant, f.member_id as follows_member, fm.account as follows_account,
        fm.merchant as follows_merchant, l.id as lift_id, l.reason as lift_reason, l.proposed_by, l.proposed_by_account,
        l.proposed_at
      from exclusion e
      join member_view m on m.id = e.member_id
      left join exclusion f on f.id = e.follows
      left join member_view fm on fm.id = f.member_id
      left join exclusion_lift l on l.exclusion_id = e.id and l.state = 'proposed'
      where (${kind}::text is null or e.kind = ${kind})
        and (${member}::bigint is null or e.member_id = ${member})
        and (${before}::bigint is null or e.number < ${before})
        and (${only}::text is null or (${only} = 'proposed' and l.id is not null) or (${only} = 'inForce' and ${holds(now)}))
      order by e.number desc
      limit ${limit}
    `,
  )
}

export function countsInForce(db: Db, now: Date): Promise<{ kind: ExclusionKind; inForce: number }[]> {
  return many(
    db,
    sql<{ kind: ExclusionKind; inForce: number }>`
      select e.kind, count(*)::int as in_force from exclusion e where ${holds(now)} group by e.kind
    `,
  )
}

export async function proposedCount(db: Db): Promise<number> {
  const { count } = await one(
    db,
    sql<{ count: number }>`select count(*)::int as count from exclusion_lift where state = 'proposed'`,
  )
  return count
}

export type LiftRow = {
  readonly id: string
  readonly exclusionId: string
  readonly state: 'proposed' | 'approved' | 'rejected' | 'withdrawn'
  readonly reason: string
  readonly proposedBy: string
  readonly proposedByAccount: string
}

/** Locks the row for a decision: a concurrent second decision waits, then sees the first. */
export function lockLift(tx: Tx, id: string): Promise<LiftRow | null> {
  return maybe(
    tx,
    sql<LiftRow>`
      select id, exclusion_id, state, reason, proposed_by, proposed_by_account from exclusion_lift where id = ${id} for update
    `,
  )
}

type By = { readonly id: string; readonly account: string }

/** Null if a proposal exists already. */
export function insertLift(
  tx: Tx,
  {
    exclusionId,
    reason,
    by,
    now,
  }: { readonly exclusionId: string; readonly reason: string; readonly by: By; readonly now: Date },
): Promise<{ id: string } | null> {
  return maybe(
    tx,
    // two operators propose concurrently: only one proposal is stored
    sql<{ id: string }>`
      insert into exclusion_lift (exclusion_id, state, reason, proposed_by, proposed_by_account, proposed_at)
      values (${exclusionId}, 'proposed', ${reason}, ${by.id}, ${by.account}, ${now})
      on conflict (exclusion_id) where state = 'proposed' do nothing
      returning id
    `,
  )
}

export async function decideLift(
  tx: Tx,
  {
    id,
    state,
    by,
    reason,
    now,
  }: {
    readonly id: string
    readonly state: 'approved' | 'rejected' | 'withdrawn'
    readonly by: By
    readonly reason: string | null
    readonly now: Date
  },
): Promise<void> {
  await run(
    tx,
    sql`
      update exclusion_lift
      set state = ${state}, decided_by = ${by.id}, decided_by_account = ${by.account}, decided_at = ${now},
        decision_reason = ${reason}
      where id = ${id} and state = 'proposed'
    `,
  )
}

/** The brand of an excluded member, or null. */
export const brandOfExclusion: BrandOf = (reader, id) =>
  maybe(
    reader,
    sql<{ merchant: string }>`
      select m.merchant from exclusion e join member_view m on m.id = e.member_id where e.id = ${id}::uuid
    `,
  )

/** The brand of a member whose exclusion is to be lifted, or null. */
export const brandOfLift: BrandOf = (reader, id) =>
  maybe(
    reader,
    sql<{ merchant: string }>`
      select m.merchant
      from exclusion_lift l
      join exclusion e on e.id = l.exclusion_id
      join member_view m on m.id = e.member_id
      where l.id = ${id}::uuid
    `,
  )

/** The operator who proposed to lift an exclusion; null if none did. */
export const liftProposerOf: FirstOf = (reader, id) =>
  many(
    reader,
    sql<{
      operator: string | null
    }>`select proposed_by as operator from exclusion_lift where id = ${id}::uuid`,
  )
