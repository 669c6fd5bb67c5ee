import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'

/** What stands for a member in a race, for those who know the race's salt. */
const tag = sql.raw(`substr(encode(sha256(convert_to(r.salt || ':' || m.id, 'UTF8')), 'hex'), 1, 16)`)

/**
 * Takes part from now on, by the database's clock (`at`: a past moment of the demo). Who comes back after leaving starts again at zero. The
 * score is summed by the next run of the job.
 */
export async function insertEntry(
  tx: Tx,
  {
    race,
    memberId,
    at = null,
  }: { readonly race: string; readonly memberId: bigint; readonly at?: Date | null },
): Promise<void> {
  await run(
    tx,
    sql`
      insert into race_entry as e (race, member_id, tag, joined_at)
      select r.id, m.id, ${tag}, coalesce(${at}::timestamptz, clock_timestamp())
      from race r, member_view m
      where r.id = ${race} and m.id = ${memberId}
      on conflict (race, member_id) do update
      set joined_at = excluded.joined_at, left_at = null, score = 0, bets = 0, reached_at = null, is_stale = true
      where e.left_at is not null
    `,
  )
}

/** Leaves a race: no score, no place, no facts in the file. False if the member takes no part. */
export async function leaveEntry(
  tx: Tx,
  { race, memberId, now }: { readonly race: string; readonly memberId: bigint; readonly now: Date },
): Promise<boolean> {
  const count = await run(
    tx,
    sql`
      update race_entry set left_at = ${now} where race = ${race} and member_id = ${memberId} and left_at is null
    `,
  )
  return count > 0
}

/** Adds the facts of the batches in (after, to] to the scores; whether any changed. Under the lock of the race. */
export async function addFacts(
  tx: Tx,
  { race, after, to }: { readonly race: string; readonly after: bigint; readonly to: bigint },
): Promise<boolean> {
  const { isChanged } = await one(
    tx,
    sql<{ isChanged: boolean }>`select race_add(${race}, ${after}, ${to}) as is_changed`,
  )
  await run(tx, sql`update race set batch = ${to} where id = ${race}`)
  return isChanged
}

/** Whether someone's score waits to be summed from all facts. */
export async function hasStale(tx: Tx, race: string): Promise<boolean> {
  const { isStale } = await one(
    tx,
    sql<{ isStale: boolean }>`
      select exists (select from race_entry e where e.race = ${race} and e.is_stale) as is_stale
    `,
  )
  return isStale
}

export type Standing = {
  readonly memberId: bigint
  readonly account: string
  /** Whether the member lets wins and places be shown under the masked account. */
  readonly isShown: boolean
  readonly tag: string
  readonly place: number
  readonly score: bigint
}

/** The first places of a running race. `isShared`: equal scores have the same place. */
export function topOf(
  db: Db,
  of: { readonly race: string; readonly least: bigint; readonly isShared: boolean; readonly limit: number },
): Promise<Standing[]> {
  return many(
    db,
    sql<Standing>`
      select e.member_id, m.account, m.is_shown_in_winners as is_shown, e.tag, e.score, e.place
      from (
        select e.member_id, e.tag, e.score, e.reached_at,
          (case
            when ${of.isShared} then rank() over (order by e.score desc)
            else row_number() over (order by e.score desc, e.reached_at, e.tag)
          end)::int as place
        from race_entry e
        where e.race = ${of.race} and e.left_at is null and e.bets > 0 and e.score >= ${of.least}
        order by e.score desc, e.reached_at, e.tag
        limit ${of.limit}
      ) e
      join member_view m on m.id = e.member_id
      order by e.score desc, e.reached_at, e.tag
    `,
  )
}

/** The first places of a final ranking. */
export function resultsOf(
  db: Db | Tx,
  { race, most }: { readonly race: string; readonly most: number },
): Promise<Standing[]> {
  return many(
    db,
    sql<Standing>`
      select e.member_id, m.account, m.is_shown_in_winners as is_shown, e.tag, e.score, e.place
      from race_result e
      join member_view m on m.id = e.member_id
      where e.race = ${race} and e.place <= ${most}
      order by e.place, e.reached_at, e.tag
    `,
  )
}

export type Own = {
  readonly tag: string
  readonly joinedAt: Date
  readonly score: bigint
  readonly bets: bigint
  /** Null without a place. */
  readonly place: number | null
}

/** A member's own part in a race, with the place so far or the final one. */
export function ownOf(
  db: Db,
  of: {
    readonly race: string
    readonly memberId: bigint
    readonly least: bigint
    readonly isShared: boolean
    readonly isFinal: boolean
  },
): Promise<Own | null> {
  return maybe(
    db,
    sql<Own>`
      select e.tag, e.joined_at, coalesce(t.score, e.score) as score, coalesce(t.bets, e.bets) as bets,
        case
          when ${of.isFinal} then t.place
          when e.bets > 0 and e.score >= ${of.least} then (
            select 1 + count(*)
            from race_entry o
            where o.race = e.race and o.left_at is null and o.bets > 0
              and (o.score > e.score or (not ${of.isShared} and o.score = e.score and (o.reached_at, o.tag) < (e.reached_at, e.tag)))
          )
        end::int as place
      from race_entry e
      left join race_result t on t.race = e.race and t.member_id = e.member_id
      where e.race = ${of.race} and e.member_id = ${of.memberId} and e.left_at is null
    `,
  )
}

/** Members who take part and have a bet that counts. */
export async function playersOf(db: Db, race: string): Promise<number> {
  const { count } = await one(
    db,
    sql<{ count: number }>`
      select count(*)::int as count from race_entry e where e.race = ${race} and e.left_at is null and e.bets > 0
    `,
  )
  return count
}
