import type { Db } from '#db/pool.ts'
import { pendingCount } from '../store.ts'

/** Number of pending proposals, of a brand or of all including the installation's. */
export function pendingFor(db: Db, merchant: string | null, now: Date): Promise<number> {
  return pendingCount(db, merchant, now)
}
