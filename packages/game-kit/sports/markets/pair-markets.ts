import { against } from './lines.ts'
import { LOSS, PUSH, WIN } from './verdict.ts'
import type { Verdict } from './verdict.ts'

/**
 * Markets on the counts of two sides: goals, corners, cards, points, games, sets or maps. One row both settles a bet and prices it: the
 * price is the expectation of the verdict over the model's counts, so a rule and its price cannot differ.
 */

/** What a market looks at: most need one number only, which makes a price a sum over a line instead of over a grid. */
export type Measure = 'difference' | 'total' | 'home' | 'away'

interface Described {
  readonly key: string
  /** The number of the market in the Unified Odds Feed, for feed adapters. */
  readonly uof?: number
  /** Lines in quarters are part of the market's identity; without one the market exists once an event. */
  readonly line?: 'handicap' | 'total' | 'goals'
  /** Asian lines count from the score at the moment of the bet during play. */
  readonly isSinceBet?: boolean
  /** How many outcomes win together: 2 for double chance. */
  readonly winners?: number
  readonly outcomes: readonly string[]
}

export interface MeasuredMarket extends Described {
  readonly on: Measure
  /** How an outcome ends at a value of the measure; `line` is in quarters. */
  readonly verdict: (outcome: string, value: number, line: number) => Verdict
}

export interface CellMarket extends Described {
  readonly on: 'both'
  readonly verdict: (outcome: string, home: number, away: number) => Verdict
}

export type PairMarket = MeasuredMarket | CellMarket

const won = (isWon: boolean): Verdict => (isWon ? WIN : LOSS)
const side = (outcome: string) => (outcome === 'away' ? -1 : 1)

const threeWay = (outcome: string, difference: number): Verdict =>
  won(outcome === 'draw' ? difference === 0 : outcome === 'home' ? difference > 0 : difference < 0)

const overUnder = (outcome: string, count: number, line: number): Verdict =>
  against((outcome === 'over' ? 1 : -1) * (4 * count - line))

const HIGHEST_SCORE = 4
const scores = Array.from({ length: (HIGHEST_SCORE + 1) ** 2 }, (_, at) => {
  return `${Math.floor(at / (HIGHEST_SCORE + 1))}:${at % (HIGHEST_SCORE + 1)}`
})
const DOUBLE: Readonly<Record<string, (difference: number) => boolean>> = {
  homeOrDraw: (difference) => difference >= 0,
  homeOrAway: (difference) => difference !== 0,
  drawOrAway: (difference) => difference <= 0,
}
const SEVERAL_GOALS = 6
const WIDE_MARGIN = 4

/** Every market on two counts. A sport lists the ones that it offers, with its lines. */
export const pairMarkets = {
  winner: { key: 'winner', uof: 1, on: 'difference', outcomes: ['home', 'draw', 'away'], verdict: threeWay },
  doubleChance: {
    key: 'doubleChance',
    uof: 10,
    on: 'difference',
    winners: 2,
    outcomes: Object.keys(DOUBLE),
    verdict: (outcome, difference) => won(DOUBLE[outcome]?.(difference) ?? false),
  },
  drawNoBet: {
    key: 'drawNoBet',
    uof: 11,
    on: 'difference',
    outcomes: ['home', 'away'],
    verdict: (outcome, difference) => (difference === 0 ? PUSH : won(side(outcome) * difference > 0)),
  },
  toWin: {
    key: 'toWin',
    uof: 186,
    on: 'difference',
    outcomes: ['home', 'away'],
    verdict: (outcome, difference) => (difference === 0 ? PUSH : won(side(outcome) * difference > 0)),
  },
  handicap: {
    key: 'handicap',
    uof: 187,
    on: 'difference',
    line: 'handicap',
    outcomes: ['home', 'away'],
    verdict: (outcome, difference, line) => against(side(outcome) * (4 * difference + line)),
  },
  europeanHandicap: {
    key: 'europeanHandicap',
    uof: 14,
    on: 'difference',
    line: 'goals',
    outcomes: ['home', 'draw', 'away'],
    verdict: (outcome, difference, line) => threeWay(outcome, difference + line / 4),
  },
  asianHandicap: {
    key: 'asianHandicap',
    uof: 16,
    on: 'difference',
    line: 'handicap',
    isSinceBet: true,
    outcomes: ['home', 'away'],
    verdict: (outcome, difference, line) => against(side(outcome) * (4 * difference + line)),
  },
  total: {
    key: 'total',
    uof: 18,
    on: 'total',
    line: 'total',
    outcomes: ['over', 'under'],
    verdict: overUnder,
  },
  homeTotal: {
    key: 'homeTotal',
    uof: 19,
    on: 'home',
    line: 'total',
    outcomes: ['over', 'under'],
    verdict: overUnder,
  },
  awayTotal: {
    key: 'awayTotal',
    uof: 20,
    on: 'away',
    line: 'total',
    outcomes: ['over', 'under'],
    verdict: overUnder,
  },
  oddEven: {
    key: 'oddEven',
    uof: 26,
    on: 'total',
    outcomes: ['odd', 'even'],
    verdict: (outcome, total) => won((total % 2 === 1) === (outcome === 'odd')),
  },
  exactGoals: {
    key: 'exactGoals',
    uof: 21,
    on: 'total',
    outcomes: Array.from({ length: SEVERAL_GOALS + 1 }, (_, goals) => `${goals}`),
    verdict: (outcome, total) => won(Math.min(total, SEVERAL_GOALS) === Number(outcome)),
  },
  winningMargin: {
    key: 'winningMargin',
    uof: 15,
    on: 'difference',
    outcomes: ['draw', ...['home', 'away'].flatMap((team) => [1, 2, 3, 4].map((by) => `${team}${by}`))],
    verdict: (outcome, difference) =>
      won(
        outcome ===
          (difference === 0
            ? 'draw'
            : `${difference > 0 ? 'home' : 'away'}${Math.min(WIDE_MARGIN, Math.abs(difference))}`),
      ),
  },
  bothScore: {
    key: 'bothScore',
    uof: 29,
    on: 'both',
    outcomes: ['yes', 'no'],
    verdict: (outcome, home, away) => won((home > 0 && away > 0) === (outcome === 'yes')),
  },
  winToNil: {
    key: 'winToNil',
    on: 'both',
    outcomes: ['home', 'away', 'neither'],
    verdict: (outcome, home, away) =>
      won(outcome === (away === 0 && home > 0 ? 'home' : home === 0 && away > 0 ? 'away' : 'neither')),
  },
  correctScore: {
    key: 'correctScore',
    uof: 41,
    on: 'both',
    outcomes: [...scores, 'other'],
    verdict: (outcome, home, away) =>
      won(outcome === (Math.max(home, away) > HIGHEST_SCORE ? 'other' : `${home}:${away}`)),
  },
} as const satisfies Readonly<Record<string, PairMarket>>

export type PairMarketKey = keyof typeof pairMarkets
/** Any market on two counts, by its key. */
export const pairMarket = (key: PairMarketKey): PairMarket => pairMarkets[key]
export const isPairMarket = (key: string): key is PairMarketKey => Object.hasOwn(pairMarkets, key)

/**
 * How an outcome ends at a final score. `from` is the score at the moment of the bet: Asian handicaps count from it, other markets
 * don't.
 */
export function pairVerdict(
  key: PairMarketKey,
  outcome: string,
  line: number,
  final: readonly [home: number, away: number],
  from: readonly [home: number, away: number] = [0, 0],
): Verdict {
  const market = pairMarket(key)
  const home = market.isSinceBet ? final[0] - from[0] : final[0]
  const away = market.isSinceBet ? final[1] - from[1] : final[1]
  if (market.on === 'both') return market.verdict(outcome, home, away)
  return market.verdict(outcome, measureOf(market.on, home, away), line)
}

export function measureOf(measure: Measure, home: number, away: number): number {
  switch (measure) {
    case 'difference':
      return home - away
    case 'total':
      return home + away
    case 'home':
      return home
    case 'away':
      return away
  }
}
