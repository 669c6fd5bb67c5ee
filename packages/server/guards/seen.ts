import type { Db } from '#db/pool.ts'
import { run, sql } from '#db/rows.ts'

/** Marks a single-use ID as used; false if it was used before. The row outlives the ID's own validity. */
export async function useOnce(db: Db, kind: string, id: string, expiresAt: Date): Promise<boolean> {
  const inserted = await run(
    db,
    sql`insert into seen_once (kind, id, expires_at) values (${kind}, ${id}, ${expiresAt}) on conflict do nothing`,
  )
  return inserted === 1
}

/** Deletes IDs that have expired anyway. */
export async function sweepSeen(db: Db, now: Date): Promise<number> {
  return run(db, sql`delete from seen_once where expires_at < ${now}`)
}
