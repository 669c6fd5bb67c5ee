import type { Expected } from '../pricing/fit.ts'

/**
 * How the expected goals of a match shrink while it is played. The shares of goals by quarter of an hour are counted from 47,660 dated
 * goals of international matches; added time belongs to the last quarter of each half.
 */
const SHARES = [0.1296, 0.1464, 0.1682, 0.1659, 0.1696, 0.2203] as const
const QUARTER_MIN = 15
const FULL_TIME_MIN = 90

/** The share of a match's goals that falls in its first half. */
export const FIRST_HALF_SHARE = SHARES[0] + SHARES[1] + SHARES[2]

/** A team with a man fewer scores less and its opponent more; each card multiplies. */
const WITH_A_MAN_FEWER = 0.7
const WITH_A_MAN_MORE = 1.2
/** The team that trails attacks. */
const TRAILING = 1.1

/** What is known of a match in play. */
export interface MatchState {
  /** Minutes played, from 0 to 90; 45 during the break. Added time stays at 45 or 90. */
  readonly minute: number
  readonly score: readonly [home: number, away: number]
  readonly redCards: readonly [home: number, away: number]
}

export const BEFORE_START: MatchState = { minute: 0, score: [0, 0], redCards: [0, 0] }

/** The share of a match's goals that is still to come at a minute: 1 at the start, 0 at the end. */
export function shareLeft(minute: number): number {
  const at = Math.min(FULL_TIME_MIN, Math.max(0, minute)) / QUARTER_MIN
  const whole = Math.floor(at)
  const after = SHARES.slice(whole + 1).reduce((sum, share) => sum + share, 0)
  return after + (SHARES[whole] ?? 0) * (1 - (at - whole))
}

/** Of the goals still to come, the share that falls before half-time. */
export function firstHalfLeft(minute: number): number {
  if (minute >= FULL_TIME_MIN / 2) return 0
  const left = shareLeft(minute)
  return (left - (1 - FIRST_HALF_SHARE)) / left
}

/** Expected goals still to come, from those of the whole match. */
export function expectedLeft([home, away]: Expected, state: MatchState): Expected {
  const left = shareLeft(state.minute)
  const [forHome, forAway] = state.score
  const [ofHome, ofAway] = state.redCards
  const factor = (own: number, other: number) => WITH_A_MAN_FEWER ** own * WITH_A_MAN_MORE ** other
  return [
    home * left * factor(ofHome, ofAway) * (forHome < forAway ? TRAILING : 1),
    away * left * factor(ofAway, ofHome) * (forAway < forHome ? TRAILING : 1),
  ]
}
