import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Bucket } from '../rules/budget.ts'

/** Takes one guess from all buckets or from none; returns the seconds to wait if one is spent, null if the guess may proceed. */
export async function takeGuess(db: Db, buckets: readonly Bucket[], now: Date): Promise<number | null> {
  const names = buckets.map(({ name }) => name)
  const limits = buckets.map(({ most }) => most)
  const windows = buckets.map(({ windowSeconds }) => windowSeconds)
  const row = await maybe(
    db,
    sql<{ waitS: number }>`
      select wait_s from identity_take_guess(${names}::text[], ${limits}::integer[], ${windows}::integer[], ${now})
    `,
  )
  return row ? Math.max(1, row.waitS) : null
}

/** The same by the database's own clock, for callers without one. */
export async function takeGuessNow(reader: Db | Tx, bucket: Bucket): Promise<number | null> {
  const row = await maybe(
    reader,
    sql<{ waitS: number }>`
      select wait_s from identity_take_guess(
        ${[bucket.name]}::text[], ${[bucket.most]}::integer[], ${[bucket.windowSeconds]}::integer[], now()
      )
    `,
  )
  return row ? Math.max(1, row.waitS) : null
}

/** Returns a guess that was right. */
export async function returnGuess(db: Db | Tx, buckets: readonly Bucket[]): Promise<void> {
  const names = buckets.map(({ name }) => name).toSorted()
  await run(
    db,
    sql`
      update guess_budget set spent = spent - 1
      where bucket in (
        select bucket from guess_budget where bucket = any(${names}::text[]) order by bucket for update
      ) and spent > 0
    `,
  )
}

export async function spentOf(
  db: Db,
  names: readonly string[],
  since: Date,
): Promise<readonly { readonly bucket: string; readonly spent: number }[]> {
  return many(
    db,
    sql<{ bucket: string; spent: number }>`
      select bucket, spent from guess_budget where bucket = any(${names}::text[]) and window_started_at > ${since}
    `,
  )
}

/** Records a failure; a counter older than `since` starts over. */
export async function noteFailure(db: Db, names: readonly string[], now: Date, since: Date): Promise<void> {
  await run(
    db,
    // concurrent failures of one visitor add up; sorted to avoid deadlocks
    sql`
      insert into guess_budget as b (bucket, window_started_at, spent)
      select name, ${now}, 1 from unnest(${names.toSorted()}::text[]) as n (name) order by name
      on conflict (bucket) do update
      set
        spent = case when b.window_started_at <= ${since} then 1 else b.spent + 1 end,
        window_started_at = ${now}
    `,
  )
}

export async function forgetFailures(db: Db | Tx, names: readonly string[]): Promise<void> {
  await run(db, sql`delete from guess_budget where bucket = any(${names}::text[])`)
}

/** Deletes counters outside every window. */
export async function sweepBudgets(db: Db, before: Date): Promise<number> {
  return run(db, sql`delete from guess_budget where window_started_at < ${before}`)
}
