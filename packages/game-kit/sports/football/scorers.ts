import { LOSS, resultOf, VOID, WIN } from '../markets/verdict.ts'
import type { SelectionResult } from '../markets/verdict.ts'
import type { Expected } from '../pricing/fit.ts'
import type { ScoreGrid } from '../pricing/score-grid.ts'

/**
 * Goalscorer markets: each goal of a team is a player's with the same chance, the player's share. Own goals have a share of their own and
 * do not count: the first goalscorer is the first who scores for his own team. Shares and own goals add up to less than 1 by players who
 * are not listed. A player who does not start is void, so a share is that of a player who does.
 *
 * Example: 2:1, the first goal an own goal, the second Ann's, the third Bo's → Ann first, Bo last, both anytime.
 */
export interface Scorer {
  readonly player: string
  readonly team: 'home' | 'away'
  /** The part of the team's goals that the player scores, 0 to 1. */
  readonly share: number
}

/**
 * The share of goals that are own goals, for both teams. An assumption: 14 of the 308 goals of the World Cup 2026 were, leagues have
 * fewer.
 */
export const OWN_GOALS = 0.03

/** Shares are added up from decimals: so much is no error of the provider. */
const SHARES_TOLERANCE = 1e-6

/** Whether players can share the goals of their teams: none twice, and no more than all goals but the own ones. */
export function areScorers(scorers: readonly Scorer[]): boolean {
  const sums = { home: 0, away: 0 }
  for (const { team, share } of scorers) sums[team] += share
  const names = new Set(scorers.map(scorerOutcome))
  return names.size === scorers.length && Math.max(sums.home, sums.away) <= 1 - OWN_GOALS + SHARES_TOLERANCE
}

export const scorerMarkets = ['scorerAnytime', 'scorerFirst', 'scorerLast'] as const
export type ScorerMarket = (typeof scorerMarkets)[number]
export const isScorerMarket = (market: string): market is ScorerMarket =>
  scorerMarkets.some((each) => each === market)

/** The outcome of a player: two teams may have players of one name. */
export const scorerOutcome = ({ player, team }: Pick<Scorer, 'player' | 'team'>): string =>
  `${team}:${player}`
/** First and last only: no player scores for his own team. */
export const NO_SCORER = 'none'

export interface ScorerChances {
  readonly outcome: string
  readonly anytime: number
  /** First and last are equally likely: the goals of a match come in a random order. */
  readonly first: number
}

/** Chances of each player, and that no goal counts, from the grid of a match that has not begun. */
export function scorerChances(
  { size, cells }: ScoreGrid,
  scorers: readonly Scorer[],
): { readonly players: readonly ScorerChances[]; readonly none: number } {
  // the chance that a goal that counts is a team's is that of any goal: own goals are as likely on both sides
  const first = { home: 0, away: 0 }
  let none = 0
  const scoring = { home: new Float64Array(size), away: new Float64Array(size) }
  for (let h = 0; h < size; h += 1)
    for (let a = 0; a < size; a += 1) {
      const p = cells[h * size + a] ?? 0
      const uncounted = OWN_GOALS ** (h + a)
      none += p * uncounted
      if (h + a > 0) {
        first.home += (p * (1 - uncounted) * h) / (h + a)
        first.away += (p * (1 - uncounted) * a) / (h + a)
      }
      scoring.home[h] = (scoring.home[h] ?? 0) + p
      scoring.away[a] = (scoring.away[a] ?? 0) + p
    }
  const players = scorers.map(({ player, team, share }) => ({
    outcome: scorerOutcome({ player, team }),
    anytime: scoring[team].reduce((sum, p, goals) => sum + p * (1 - (1 - share) ** goals), 0),
    first: (first[team] * share) / (1 - OWN_GOALS),
  }))
  return { players, none }
}

/** A goal as it was recorded; `who` is null where the scorer is not known. */
export interface ScoredGoal {
  readonly side: 'home' | 'away'
  readonly who: string | null
  readonly isOwn: boolean
}

/** What a goalscorer market is settled by. */
export interface ScorersOf {
  readonly how: 'played' | 'abandoned'
  /** In order; null: not known. */
  readonly goals: readonly ScoredGoal[] | null
  /** Players who started; null: not known, and every player is void. */
  readonly lineups: { readonly home: readonly string[]; readonly away: readonly string[] } | null
}

/** How an outcome ends. Abandoned: a goal that was scored decides anytime and first, everything else is void. */
export function settleScorer(
  market: ScorerMarket,
  outcome: string,
  { how, goals, lineups }: ScorersOf,
): SelectionResult {
  const [team, player] = [outcome.slice(0, outcome.indexOf(':')), outcome.slice(outcome.indexOf(':') + 1)]
  const isNone = outcome === NO_SCORER
  if (!goals || (!isNone && !hasStarted(lineups, team, player))) return VOID
  const counted = goals.filter(({ isOwn }) => !isOwn)
  const isOf = ({ side, who }: ScoredGoal) => side === team && who === player
  const isPlayed = how === 'played'
  if (market === 'scorerAnytime') {
    if (counted.some(isOf)) return resultOf(WIN)
    const isKnown = counted.every(({ side, who }) => side !== team || who !== null)
    return isPlayed && isKnown ? resultOf(LOSS) : VOID
  }
  if (!isPlayed && market === 'scorerLast') return VOID
  const decisive = market === 'scorerFirst' ? counted[0] : counted.at(-1)
  if (!decisive) return isPlayed ? resultOf(isNone ? WIN : LOSS) : VOID
  if (decisive.who === null && decisive.side === team) return VOID
  return resultOf(isOf(decisive) ? WIN : LOSS)
}

function hasStarted(lineups: ScorersOf['lineups'], team: string, player: string): boolean {
  if (!lineups || (team !== 'home' && team !== 'away')) return false
  return lineups[team].includes(player)
}

/** The chance that the next goal is the home team's, the away team's, or that there is none. */
export function nextGoalChances([home, away]: Expected): readonly [home: number, none: number, away: number] {
  const none = Math.exp(-home - away)
  const all = home + away
  return all === 0 ? [0, 1, 0] : [(home / all) * (1 - none), none, (away / all) * (1 - none)]
}
