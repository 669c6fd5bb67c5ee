import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { LimitReason } from '../rules/limits.ts'
import { pendingColumns, type PendingRow } from './pending.ts'

/** A bet above its limit that waits for a trader, or did. */
export type ReferralRow = PendingRow & {
  readonly most: bigint
  readonly mostWhy: LimitReason
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly at: Date
}

const columns = sql`${pendingColumns}, most, most_why, decided_by, decided_at, at`

/** Stores a bet that waits for a trader; its key may wait already. */
export async function insertReferral(
  db: Db | Tx,
  row: Pick<ReferralRow, 'id' | 'memberId' | 'key' | 'caller' | 'request' | 'most' | 'mostWhy'> & {
    readonly waitMs: number
  },
): Promise<void> {
  await run(
    db,
    sql`
      insert into sport_pending (id, member_id, key, caller, request, state, until, most, most_why)
      values (${row.id}, ${row.memberId}, ${row.key}, ${JSON.stringify(row.caller)}::json, ${JSON.stringify(row.request)}::json,
        'referred', clock_timestamp() + ${row.waitMs} * interval '1 millisecond', ${row.most}, ${row.mostWhy})
      on conflict (key) do nothing -- the same call again
    `,
  )
}

/** What waits for a member: for a trader, or for the delay in play. Newest first. */
export function waitingOf(db: Db, memberId: bigint): Promise<PendingRow[]> {
  return many(
    db,
    sql<PendingRow>`
      select ${pendingColumns} from sport_pending
      where member_id = ${memberId} and state in ('referred', 'delayed')
      order by id desc
    `,
  )
}

/** Lets the referrals of a member be counted and stored one at a time, until the transaction ends. */
export async function lockReferred(tx: Tx, memberId: bigint): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('sport-referrals', ${memberId}))`)
}

export async function countReferred(db: Db | Tx, memberId: bigint): Promise<number> {
  const { count } = await one<{ count: number }>(
    db,
    sql`select count(*)::int as count from sport_pending where member_id = ${memberId} and state = 'referred'`,
  )
  return count
}

/** Referrals of brands (null: all): those that wait, the most urgent first, or those that are over, newest first. */
export function referralsOf(
  db: Db,
  of: {
    readonly brands: readonly string[] | null
    readonly isWaiting: boolean
    readonly before: string | null
    readonly limit: number
  },
): Promise<ReferralRow[]> {
  const ours = sql`most is not null and (${of.brands}::text[] is null or caller ->> 'merchant' = any (${of.brands}::text[]))`
  return many(
    db,
    of.isWaiting
      ? sql<ReferralRow>`
          select ${columns} from sport_pending where state = 'referred' and ${ours} order by until limit ${of.limit}
        `
      : sql<ReferralRow>`
          select ${columns} from sport_pending
          where state <> 'referred' and ${ours} and (${of.before}::uuid is null or id < ${of.before}::uuid)
          order by id desc
          limit ${of.limit}
        `,
  )
}

/** Locks a referral that still waits and is in time; null: it is over. */
export function lockReferral(tx: Tx, id: string): Promise<ReferralRow | null> {
  return maybe(
    tx,
    sql<ReferralRow>`
      select ${columns} from sport_pending where id = ${id} and state = 'referred' and until > clock_timestamp() for update
    `,
  )
}

/** Accepts a locked referral with a stake: the next run of the job places it. `waitMs`: its delay, if it is in play. */
export async function grantReferral(
  tx: Tx,
  id: string,
  { stake, by, waitMs }: { readonly stake: bigint; readonly by: string; readonly waitMs: number },
): Promise<void> {
  await run(
    tx,
    sql`
      update sport_pending
      set state = 'delayed', until = clock_timestamp() + ${waitMs} * interval '1 millisecond', granted = ${stake},
        decided_by = ${by}, decided_at = clock_timestamp()
      where id = ${id} and state = 'referred'
    `,
  )
}

/** Ends a referral that waits without a bet; false: it is over. `by`: the trader; null: the member. */
export async function refuseReferral(
  db: Db | Tx,
  id: string,
  { code, detail, by }: { readonly code: string; readonly detail: unknown; readonly by: string | null },
): Promise<boolean> {
  const done = await run(
    db,
    sql`
      update sport_pending
      set state = 'refused', refusal = ${JSON.stringify({ code, detail })}::json, decided_by = ${by}, decided_at = clock_timestamp()
      where id = ${id} and state = 'referred'
    `,
  )
  return done === 1
}

/** Ends the referrals that no trader has decided in time. */
export function endLate(db: Db | Tx, code: string): Promise<PendingRow[]> {
  return many(
    db,
    sql<PendingRow>`
      update sport_pending
      set state = 'refused', refusal = ${JSON.stringify({ code, detail: null })}::json
      where state = 'referred' and until <= clock_timestamp()
      returning ${pendingColumns}
    `,
  )
}

/** How many referrals of each brand wait, and how many of them have less than half a minute left. */
export function countWaiting(
  db: Db | Tx,
  brands: readonly string[],
): Promise<{ readonly merchant: string; readonly count: number; readonly overdue: number }[]> {
  return many(
    db,
    sql<{ merchant: string; count: number; overdue: number }>`
      select caller ->> 'merchant' as merchant, count(*)::int as count,
        (count(*) filter (where until < clock_timestamp() + interval '30 seconds'))::int as overdue
      from sport_pending
      where state = 'referred' and caller ->> 'merchant' = any (${brands}::text[])
      group by 1
    `,
  )
}
