import type { Expected } from '../pricing/fit.ts'

/**
 * Goalscorer markets: a player's expected goals are a share of the team's, thinned from its Poisson count. Own goals don't count; the
 * shares of a team add up to less than 1 by those and by players who aren't listed.
 */
export interface Scorer {
  readonly player: string
  readonly team: 'home' | 'away'
  /** The part of the team's goals that the player scores, 0 to 1. */
  readonly share: number
}

export interface ScorerChances {
  readonly player: string
  readonly anytime: number
  readonly first: number
  readonly last: number
  readonly twice: number
}

/** Chances of each player from the goals still to come. First and last are equally likely: goals come in a random order. */
export function scorerChances([home, away]: Expected, scorers: readonly Scorer[]): readonly ScorerChances[] {
  const all = home + away
  const anyGoal = 1 - Math.exp(-all)
  return scorers.map(({ player, team, share }) => {
    const own = (team === 'home' ? home : away) * share
    const first = all === 0 ? 0 : (own / all) * anyGoal
    const none = Math.exp(-own)
    return { player, anytime: 1 - none, first, last: first, twice: 1 - none - own * none }
  })
}

/** The chance that the next goal is the home team's, the away team's, or that there is none. */
export function nextGoalChances([home, away]: Expected): readonly [home: number, none: number, away: number] {
  const none = Math.exp(-home - away)
  const all = home + away
  return all === 0 ? [0, 1, 0] : [(home / all) * (1 - none), none, (away / all) * (1 - none)]
}
