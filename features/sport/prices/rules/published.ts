/**
 * The published rules of every market, from the rows that settle bets and price them: outcomes, lines, and settled examples. A page cannot
 * say anything that the settlement does not do.
 */
import {
  isPairMarket,
  pairMarket,
  pairMarkets,
  pairVerdict,
  type PairMarketKey,
} from '#game-kit/sports/markets/pair-markets.ts'
import { NO_SCORER } from '#game-kit/sports/football/scorers.ts'
import { placeTerms, type PlaceTerms } from '#game-kit/sports/multiples/each-way.ts'

export type PublishedMarket = {
  readonly market: string
  readonly sports: readonly string[]
  readonly line: 'handicap' | 'total' | 'goals' | 'number' | null
  readonly isSinceBet: boolean
  readonly outcomes: readonly string[]
  readonly examples: readonly {
    readonly outcome: string
    readonly line: number
    readonly score: readonly [number, number]
    readonly verdict: number
  }[]
}

const FOOTBALL_ONLY: ReadonlySet<string> = new Set([
  'asianHandicap',
  'europeanHandicap',
  'doubleChance',
  'drawNoBet',
  'exactGoals',
  'winningMargin',
  'bothScore',
  'winToNil',
])
const NEVER_IN_FOOTBALL: ReadonlySet<string> = new Set(['toWin'])
const SCORES = [
  [0, 0],
  [1, 0],
  [1, 1],
  [2, 1],
  [0, 2],
] as const
/** A quarter line shows all five verdicts. */
const LINES = { handicap: [-3, -2, 2], total: [9, 10, 11], goals: [-4, 4] } as const

function sportsOf(key: string): readonly string[] {
  if (FOOTBALL_ONLY.has(key)) return ['football']
  const others = ['basketball', 'tennis', 'shooter', 'arena']
  if (NEVER_IN_FOOTBALL.has(key)) return others
  return key === 'correctScore' ? ['football', 'tennis', 'shooter', 'arena'] : ['football', ...others]
}

function ofPair(key: PairMarketKey): PublishedMarket {
  const market = pairMarket(key)
  const lines = market.line ? LINES[market.line] : [0]
  return {
    market: key,
    sports: sportsOf(key),
    line: market.line ?? null,
    isSinceBet: market.isSinceBet ?? false,
    outcomes: market.outcomes,
    examples: lines.flatMap((line) =>
      SCORES.flatMap((score) =>
        market.outcomes
          .slice(0, 3)
          .map((outcome) => ({ outcome, line, score, verdict: pairVerdict(key, outcome, line, score) })),
      ),
    ),
  }
}

const plain = (
  market: string,
  sports: readonly string[],
  outcomes: readonly string[],
  line: 'number' | null = null,
) => ({
  market,
  sports,
  line,
  isSinceBet: false,
  outcomes,
  examples: [],
})

/** The most runners of a race that the table of place terms distinguishes. */
const MOST_RUNNERS = 9

/** Place terms by the least number of runners that they begin at, from the function that gives each bet its terms. */
export const publishedTerms: readonly (PlaceTerms & { readonly from: number })[] = Array.from(
  { length: MOST_RUNNERS },
  (_, at) => ({ from: at + 1, terms: placeTerms(at + 1, false) }),
).flatMap(({ from, terms }) => {
  const before = placeTerms(from - 1, false)
  const isSame = before?.places === terms?.places && before?.fraction === terms?.fraction
  return terms && !isSame ? [{ from, ...terms }] : []
})

export const publishedRules: readonly PublishedMarket[] = [
  ...Object.keys(pairMarkets).filter(isPairMarket).map(ofPair),
  plain('halfFull', ['football'], ['home/home', 'draw/home', 'away/away']),
  plain('nextGoal', ['football'], ['home', 'none', 'away'], 'number'),
  plain('scorerAnytime', ['football'], []),
  plain('scorerFirst', ['football'], [NO_SCORER]),
  plain('scorerLast', ['football'], [NO_SCORER]),
  plain('champion', ['football', 'basketball', 'tennis', 'shooter', 'arena'], ['1', '2', '3']),
  plain('win', ['racing'], ['1', '2', '3']),
  plain('place', ['racing'], ['1', '2', '3'], 'number'),
  plain('forecast', ['racing'], ['1-2', '2-1']),
]
