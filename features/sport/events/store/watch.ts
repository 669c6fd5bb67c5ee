import type { Db } from '#db/pool.ts'
import { maybe, run, sql } from '#db/rows.ts'

/** Someone looks at a page of sports. */
export async function noteWatched(db: Db, now: Date): Promise<void> {
  await run(
    db,
    sql`
      insert into sport_watch (at) values (${now})
      on conflict (id) do update set at = greatest(sport_watch.at, excluded.at)
    `,
  )
}

/** When someone last did; null: never. */
export async function lastWatched(db: Db): Promise<Date | null> {
  const row = await maybe(db, sql<{ at: Date }>`select at from sport_watch`)
  return row?.at ?? null
}
