import type { App } from '#server/app.ts'
import { countFacts, noteFacts } from '../store/windows.ts'

/** Maximum of batches counted per transaction: a long history is counted in slices. */
const MOST_BATCHES = 100_000
/** A window closes when a second marker is counted; a third iteration has nothing left to do. */
const ROUNDS = 3

/**
 * Counts new facts into their windows and closes windows that have ended. Safe to repeat and to overlap. Facts of transactions still
 * running are left to the next call. Windows never close beyond `until` (now).
 */
export async function countPlay(app: App, until: Date = app.clock.now()): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await noteFacts(app.db)
    let isMore = true
    while (isMore) ({ isMore } = await countFacts(app.db, { until, most: MOST_BATCHES }))
  }
}
