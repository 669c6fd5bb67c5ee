import type { Db } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'

/** Marks a single-use ID as used; false if it was used before. The row outlives the ID's own validity. */
export async function useOnce(db: Db, kind: string, id: string, expiresAt: Date): Promise<boolean> {
  const { isNew } = await one(
    db,
    sql<{ isNew: boolean }>`select use_once(${kind}, ${id}, ${expiresAt}) as is_new`,
  )
  return isNew
}

/** Deletes IDs that have expired anyway. */
export async function sweepSeen(db: Db, now: Date): Promise<number> {
  return run(db, sql`delete from seen_once where expires_at < ${now}`)
}
