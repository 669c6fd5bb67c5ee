/**
 * What a match is expected to bring, from the strengths of both sides in that season: its markets are priced with it, and it is drawn
 * with it. A side is a little stronger or weaker in each season, by a hash of league, season and name: no table repeats the last one.
 *
 * Example: football, 0.9 against −0.9: 1.35 × 1.12 × e^(0.3 × 1.8) = 2.59 goals at home, 0.70 away.
 */
import { sha256 } from '#kit/sha/sha256.ts'
import { utf8 } from '#kit/sha/bytes.ts'
import type { VirtualLeague, VirtualSport } from './leagues.ts'
import type { Pairing } from './fixtures.ts'

const GOALS = 1.35
const HOME_GOALS = 1.12
const GOALS_LEAN = 0.3
const POINTS = 104
const HOME_POINTS = 1.5
const POINTS_LEAN = 3
const SERVE = 0.63
const SERVE_LEAN = 0.02
const ROUND_LEAN = 0.025
const MAP_LEAN = 0.7
const RUNNER_LEAN = 0.9
/** How much a season moves a strength at most. */
const SEASON_LEAN = 0.4

const models: Readonly<Record<Exclude<VirtualSport, 'racing'>, (lead: number) => readonly number[]>> = {
  football: (lead) => [
    GOALS * HOME_GOALS * Math.exp(GOALS_LEAN * lead),
    (GOALS / HOME_GOALS) * Math.exp(-GOALS_LEAN * lead),
  ],
  basketball: (lead) => [
    POINTS + HOME_POINTS + POINTS_LEAN * lead,
    POINTS - HOME_POINTS - POINTS_LEAN * lead,
  ],
  tennis: (lead) => [SERVE + SERVE_LEAN * lead, SERVE - SERVE_LEAN * lead],
  shooter: (lead) => [0.5 + ROUND_LEAN * lead],
  arena: (lead) => [1 / (1 + Math.exp(-MAP_LEAN * lead))],
}

/** The strength of a side in a season. */
export function strengthOf({ key, teams }: VirtualLeague, season: number, side: string): number {
  const base = teams.find(([name]) => name === side)?.[1] ?? 0
  const [high = 0, low = 0] = sha256(utf8(`${key}|${season}|${side}`))
  return base + SEASON_LEAN * ((high * 256 + low) / 32_767.5 - 1)
}

const DIGITS = 10_000

/** The chance of each runner to win, in order of numbers. The last one's is what the others leave, so that they add up to 1. */
function winChances(league: VirtualLeague, season: number, runners: readonly string[]): readonly number[] {
  const weights = runners.map((name) => Math.exp(RUNNER_LEAN * strengthOf(league, season, name)))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const shares = weights.slice(0, -1).map((weight) => Math.round((weight / total) * DIGITS))
  const last = DIGITS - shares.reduce((sum, share) => sum + share, 0)
  return [...shares, last].map((share) => share / DIGITS)
}

/**
 * Expected goals or points of both, their chances on serve, or the home side's chance of a round or a map, or each runner's to
 * win; to four digits.
 */
export function expectationOf(
  league: VirtualLeague,
  { season, home, away, runners }: Pairing,
): readonly number[] {
  if (league.sport === 'racing') return winChances(league, season, runners)
  const lead = strengthOf(league, season, home) - strengthOf(league, season, away)
  return models[league.sport](lead).map((value) => Math.round(value * DIGITS) / DIGITS)
}
