import type { House } from '#server/house.ts'
import { transfersToAsk } from '../store.ts'
import { askVendor } from './settle.ts'

/** An answer that is on its way is given this long. */
const ASK_AFTER_MS = 8_000
/** So many a run: the rest come with the next. */
const BATCH = 50

/** Transfers without an end: asks the vendor, and tells it again what it never heard of. */
export async function chaseTransfers(house: House): Promise<void> {
  const now = house.clock.now()
  const waiting = await transfersToAsk(house.db, new Date(now.getTime() - ASK_AFTER_MS), BATCH)
  for (const row of waiting) await askVendor(house, row)
}
