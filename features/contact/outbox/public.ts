import type { Tx } from '#db/pool.ts'
import { voidBulk } from './store/bulk.ts'

export { queueMessage, sealSecrets } from './service/queue.ts'
export { prepareTemplate, queueTemplate, queuePush } from './service/bulk.ts'
export { progressOf, voidBatch as dropBatch, type BulkText, type Progress } from './store/bulk.ts'

/**
 * Cancels queued campaign emails and push notifications for these members, in the transaction that makes them unwanted (R9): all of them
 * for excluded members, or those of the given consents. Transactional messages (codes, security notices) are not affected.
 */
export async function dropBulk(
  tx: Tx,
  members: readonly bigint[],
  now: Date,
  agreed: readonly string[] | null = null,
): Promise<void> {
  if (members.length > 0) await voidBulk(tx, members, agreed, now)
}
export { channelsSetUp, tryChannel, type ChannelSetup } from './service/try.ts'
