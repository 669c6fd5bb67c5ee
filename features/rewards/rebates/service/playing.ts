import type { App } from '#server/app.ts'
import { isPlaying } from '../store/statements.ts'

/** A member counts as playing for this long after a bet or after opening a game. */
const PLAYING_MS = 10 * 60_000

/** Whether cashback is hidden from a member: while a round or game is open, so that it never answers a loss that has just happened. */
export function hidesCashback(app: App, memberId: bigint, now: Date): Promise<boolean> {
  return isPlaying(app.db, memberId, new Date(now.getTime() - PLAYING_MS))
}
