import type { App } from '#server/app.ts'
import { countFacts, noteFacts } from '../store/windows.ts'

/** Batches that one transaction counts at most: a long history is counted in slices. */
const MOST_BATCHES = 100_000
/** A window closes when a second note is counted; a third round has nothing left to do. */
const ROUNDS = 3

/**
 * Counts new facts into their windows and closes what has ended. Safe to repeat and to overlap. What runs now and may still write a fact is
 * waited for by the next call. Windows never close beyond `until` (now).
 */
export async function countPlay(app: App, until: Date = app.clock.now()): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await noteFacts(app.db)
    let isMore = true
    while (isMore) ({ isMore } = await countFacts(app.db, { until, most: MOST_BATCHES }))
  }
}
