import type { Db, Tx } from '#db/pool.ts'
import { maybe, one, run, sql } from '#db/rows.ts'

/** Notes that someone is there; returns whether no one was for a while. */
export async function noteWatcher(db: Db, series: string): Promise<void> {
  await run(
    db,
    sql`
      insert into crash_table (series) values (${series})
      on conflict (series) do update set watched_at = clock_timestamp()
      where crash_table.watched_at < clock_timestamp() - interval '2 seconds' -- pages of all processes say so
    `,
  )
}

/** When someone was last there, with the database's clock; null: never. */
export async function watchedAt(
  db: Db | Tx,
  series: string,
): Promise<{ readonly watchedAt: Date | null; readonly now: Date }> {
  return one(
    db,
    sql<{ watchedAt: Date | null; now: Date }>`
      select (select watched_at from crash_table where series = ${series}) as watched_at, clock_timestamp() as now
    `,
  )
}

/** Takes or keeps the duty of telling pages; false: another process has it. One that dies leaves it after `forMs`. */
export async function takeDuty(
  db: Db,
  { series, process, forMs }: { readonly series: string; readonly process: string; readonly forMs: number },
): Promise<boolean> {
  const row = await maybe(
    db,
    sql<{ series: string }>`
      update crash_table
      set told_by = ${process}, told_until = clock_timestamp() + ${forMs} * interval '1 millisecond'
      where series = ${series} and (told_by = ${process} or told_until is null or told_until < clock_timestamp())
      returning series
    `,
  )
  return row !== null
}
