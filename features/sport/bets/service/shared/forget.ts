import type { App } from '#server/app.ts'
import { forgetPending } from '../../store/pending.ts'

/** A member who asks what became of a bet that waited asks sooner; a placed bet is kept as a round. */
const KEPT_MS = 90 * 86_400_000
/** The most that one statement deletes, so that none holds the table for long. */
const SLICE = 5_000

export async function forgetOldPending(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - KEPT_MS)
  while ((await forgetPending(app.db, { before, limit: SLICE })) === SLICE);
}
