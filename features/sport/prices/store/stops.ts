import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Scope, StopAsked } from '../rules/stops.ts'

export type StopRow = StopAsked & {
  readonly byName: string
  readonly reason: string
  readonly at: Date
}

/**
 * Suspensions change one at a time, and none while an event is being priced: what a new event is stopped by is what it was priced with.
 */
export async function lockStops(tx: Tx, mode: 'change' | 'read'): Promise<void> {
  await run(
    tx,
    mode === 'change'
      ? sql`select pg_advisory_xact_lock(7281, 0)`
      : sql`select pg_advisory_xact_lock_shared(7281, 0)`,
  )
}

export function listStops(db: Db | Tx): Promise<StopRow[]> {
  return many(db, sql<StopRow>`select scope, value, by_name, reason, at from sport_stop order by at desc`)
}

export async function insertStop(
  tx: Tx,
  { scope, value, byName, reason }: Omit<StopRow, 'at'>,
): Promise<void> {
  await run(
    tx,
    sql`
      insert into sport_stop (scope, value, by_name, reason)
      values (${scope}, ${value}, ${byName}, ${reason})
      on conflict (scope, value) do nothing -- two traders suspend the same
    `,
  )
}

export async function deleteStop(
  tx: Tx,
  { scope, value }: { scope: Scope; value: string },
): Promise<boolean> {
  return (await run(tx, sql`delete from sport_stop where scope = ${scope} and value = ${value}`)) > 0
}
