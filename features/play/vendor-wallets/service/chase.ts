import type { App } from '#server/app.ts'
import { transfersToAsk } from '../store/transfers.ts'
import { unheardTransfers } from '../store/verdicts.ts'
import { pollOrResend, pollVendorStatus } from './settle.ts'

/** Time for a regular response before polling. */
const ASK_AFTER_MS = 8_000
/** Maximum of transfers per run; the rest follow in the next run. */
const BATCH = 50
/** Polling interval of transfers that operators decided without a vendor response. */
const HEAR_EVERY_MS = 10 * 60_000
const HEAR_FOR_MS = 30 * 86_400_000

/** Pending transfers: polls the vendor, and resends those that the vendor does not know. */
export async function chaseTransfers(app: App): Promise<void> {
  const now = app.clock.now().getTime()
  const waiting = await transfersToAsk(app.db, new Date(now - ASK_AFTER_MS), BATCH)
  for (const row of waiting) await pollOrResend(app, row)
}

/** Transfers that operators decided: polls the vendor for a contradictory status. */
export async function hearDecided(app: App): Promise<void> {
  const now = app.clock.now().getTime()
  const window = { since: new Date(now - HEAR_FOR_MS), before: new Date(now - HEAR_EVERY_MS), limit: BATCH }
  for (const row of await unheardTransfers(app.db, window)) await pollVendorStatus(app, row)
}
