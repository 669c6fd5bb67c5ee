import type { App } from '#server/app.ts'
import { forgetMoves } from '../store/books.ts'

/** A bet stores its accepted price; moves explain it to a player who asks, and no one asks after half a year. */
const KEPT_MS = 180 * 86_400_000
/** The most that one statement deletes, so that none holds the table for long. */
const SLICE = 20_000

/** Moves of prices are most of what sports write: thousands a match. */
export async function forgetOldMoves(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - KEPT_MS)
  while ((await forgetMoves(app.db, { before, limit: SLICE })) === SLICE);
}
