/**
 * When the kite's rounds take place. The next round is on sale while one flies: its start is set when that one has ended, seven seconds
 * later. Nothing is scheduled while no one is there: the last round on sale flies, then the table rests.
 *
 * Example: round 7 flies, round 8 takes bets without a start; 7 ends at 12:00:30, so 8 starts at 12:00:37. With no one there since
 * 11:59:40 there is no round 9.
 */

/** Time to look at the result and to bet, in milliseconds. */
export const BREAK_MS = 7_000
/** The sale of a round whose start is not known yet ends after this time at the latest: longer than the longest flight. */
export const FAR_MS = 300_000
/** Someone who was there within this time still is: pages say so every twenty seconds. */
export const AWAY_MS = 50_000

export type PaceRound = {
  readonly id: string
  readonly state: string
  readonly closesAt: Date
}

export type Pace = {
  /** The round to start sooner, and when. */
  readonly hasten: { readonly id: string; readonly closesAt: Date } | null
  /** The end of the sale of the round to schedule; null: none. */
  readonly schedule: Date | null
}

/** What is to be done about the rounds that are not over, soonest first. */
export function decidePace({
  now,
  rounds,
  isWatched,
}: {
  readonly now: Date
  readonly rounds: readonly PaceRound[]
  readonly isWatched: boolean
}): Pace {
  const isFlying = rounds.some(({ state }) => state === 'locked' || state === 'drawn')
  const waiting = rounds.filter(({ state }) => state === 'scheduled' || state === 'open')
  const soon = new Date(now.getTime() + BREAK_MS)
  const [next] = waiting
  return {
    hasten: next && !isFlying && next.closesAt > soon ? { id: next.id, closesAt: soon } : null,
    schedule: next || !isWatched ? null : isFlying ? new Date(now.getTime() + FAR_MS) : soon,
  }
}

/** When the flight begins; null while an earlier round flies and it is not known. */
export function startOf({ closesAt }: Pick<PaceRound, 'closesAt'>, now: Date): Date | null {
  return closesAt.getTime() - now.getTime() > BREAK_MS + 1_000 ? null : closesAt
}
