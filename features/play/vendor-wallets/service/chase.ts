import type { App } from '#server/app.ts'
import { transfersToAsk } from '../store/transfers.ts'
import { unheardTransfers } from '../store/verdicts.ts'
import { pollOrResend, pollVendorStatus } from './settle.ts'

/** An answer that is on its way is given this long. */
const ASK_AFTER_MS = 8_000
/** So many a run: the rest come with the next. */
const BATCH = 50
/** A vendor that was silent until people decided is asked on, now and then, for so long. */
const HEAR_EVERY_MS = 10 * 60_000
const HEAR_FOR_MS = 30 * 86_400_000

/** Transfers without an end: asks the vendor, and tells it again what it never heard of. */
export async function chaseTransfers(app: App): Promise<void> {
  const now = app.clock.now().getTime()
  const waiting = await transfersToAsk(app.db, new Date(now - ASK_AFTER_MS), BATCH)
  for (const row of waiting) await pollOrResend(app, row)
}

/** Transfers that people decided: the vendor's own word is still wanted, because it may be against theirs. */
export async function hearDecided(app: App): Promise<void> {
  const now = app.clock.now().getTime()
  const window = { since: new Date(now - HEAR_FOR_MS), before: new Date(now - HEAR_EVERY_MS), limit: BATCH }
  for (const row of await unheardTransfers(app.db, window)) await pollVendorStatus(app, row)
}
