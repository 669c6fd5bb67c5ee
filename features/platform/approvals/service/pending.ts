import type { Db } from '#db/pool.ts'
import { pendingCount } from '../store.ts'

/** How many proposals wait, of a brand or of all with the house's own. */
export function pendingFor(db: Db, merchant: string | null, now: Date): Promise<number> {
  return pendingCount(db, merchant, now)
}
