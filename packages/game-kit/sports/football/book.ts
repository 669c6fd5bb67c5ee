import { pairMarket } from '../markets/pair-markets.ts'
import type { PairMarketKey } from '../markets/pair-markets.ts'
import { asianLadder, downToLadder, europeanLadder } from '../odds/ladder.ts'
import { withMargin } from '../odds/margin.ts'
import { EVENS_BACK } from '../odds/price.ts'
import type { Price } from '../odds/price.ts'
import { fairChance, verdictChances } from '../pricing/fair.ts'
import type { Position } from '../pricing/fair.ts'
import type { Expected } from '../pricing/fit.ts'
import { linesAround } from '../pricing/lines-offered.ts'
import { measuresOf } from '../pricing/measures.ts'
import { scoreGrid, RHO } from '../pricing/score-grid.ts'
import { expectedLeft, firstHalfLeft, shareLeft } from './clock.ts'
import type { MatchState } from './clock.ts'
import { firstHalfOf, halfFullChances } from './halves.ts'
import { nextGoalChances } from './scorers.ts'

/** All markets of a football match with their prices, from its expected goals and its state: one model, so no two prices contradict. */

export type Period = 'full' | 'first'

export interface OfferedOutcome {
  readonly outcome: string
  /** The model's chance, shown beside a cash-out and to traders. */
  readonly fair: number
  readonly price: Price
}

export interface Offer {
  readonly market: PairMarketKey | 'halfFull' | 'nextGoal'
  readonly period: Period
  /** In quarters; 0 for markets without lines. The number of the goal for the next goal. */
  readonly line: number
  readonly outcomes: readonly OfferedOutcome[]
}

/** A trader's settings: the margin of each market (0.05 is 5 %) and additions to the expected goals of both teams. */
export interface Pricing {
  readonly margin: number
  readonly margins: Readonly<Partial<Record<Offer['market'], number>>>
  readonly shift: Expected
}

/** Margins of a sharp book on the markets that are compared most; three-way and long lists carry more. */
export const defaultPricing: Pricing = {
  margin: 0.06,
  margins: {
    asianHandicap: 0.03,
    total: 0.035,
    winner: 0.045,
    correctScore: 0.15,
    halfFull: 0.12,
    winningMargin: 0.1,
  },
  shift: [0, 0],
}

/** Markets without lines, with those whose outcome can't be known before the end of the period. */
const PLAIN = ['winner', 'doubleChance', 'drawNoBet', 'oddEven', 'bothScore'] as const
const FULL_ONLY = ['exactGoals', 'winningMargin', 'winToNil', 'correctScore'] as const

/** Every offer of a match at a state. After the last minute there is none; in the second half none of the first. */
export function footballBook(
  expected: Expected,
  state: MatchState,
  pricing: Pricing = defaultPricing,
): readonly Offer[] {
  const left = expectedLeft([expected[0] + pricing.shift[0], expected[1] + pricing.shift[1]], state)
  if (shareLeft(state.minute) === 0) return []
  const grid = scoreGrid(left[0], left[1], RHO * shareLeft(state.minute))
  const full = positionOf(grid, state.score)
  const share = firstHalfLeft(state.minute)
  const first = share > 0 ? positionOf(firstHalfOf(grid, share), state.score) : null
  const priced = (offer: Fair) => pricedOffer(offer, pricing)
  return [
    ...periodOffers(full, 'full'),
    ...FULL_ONLY.map((key) => fairOffer(full, key, 'full')),
    ...(first ? [...periodOffers(first, 'first'), halfFull(grid, state, share)] : []),
    nextGoal(left, state),
  ]
    .map(priced)
    .filter((offer) => offer.outcomes.length > 1)
}

type Fair = Omit<Offer, 'outcomes'> & {
  readonly chances: readonly (readonly [outcome: string, fair: number])[]
}

function positionOf(grid: Position['grid'], score: MatchState['score']): Position {
  return { grid, score, final: measuresOf(grid, score), rest: measuresOf(grid) }
}

function periodOffers(at: Position, period: Period): readonly Fair[] {
  const lines = { start: 0, step: 1, beside: period === 'full' ? 3 : 1 }
  const goals = 4 * (at.score[0] + at.score[1])
  const handicaps = linesAround(at, 'asianHandicap', { ...lines, outcome: 'home' })
  const totals = linesAround(at, 'total', { ...lines, outcome: 'over', start: goals + 2 })
  const european = period === 'full' ? [-8, -4, 4, 8] : []
  return [
    ...PLAIN.map((key) => fairOffer(at, key, period)),
    ...handicaps.map((line) => fairOffer(at, 'asianHandicap', period, line)),
    ...totals.map((line) => fairOffer(at, 'total', period, line)),
    ...european.map((line) => fairOffer(at, 'europeanHandicap', period, line)),
    ...(['homeTotal', 'awayTotal'] as const).map((key, side) =>
      fairOffer(at, key, period, 4 * (at.score[side] ?? 0) + (period === 'full' ? 6 : 2)),
    ),
  ]
}

function fairOffer(at: Position, market: PairMarketKey, period: Period, line = 0): Fair {
  const chances = pairMarket(market).outcomes.map(
    (outcome) => [outcome, fairChance(verdictChances(at, market, outcome, line))] as const,
  )
  return { market, period, line, chances }
}

function halfFull(grid: Position['grid'], state: MatchState, share: number): Fair {
  const chances = [...halfFullChances(grid, { score: state.score, share })]
  return { market: 'halfFull', period: 'full', line: 0, chances }
}

function nextGoal(left: Expected, state: MatchState): Fair {
  const [home, none, away] = nextGoalChances(left)
  const number = state.score[0] + state.score[1] + 1
  return {
    market: 'nextGoal',
    period: 'full',
    line: number,
    chances: [
      ['home', home],
      ['none', none],
      ['away', away],
    ],
  }
}

/** Chances below it would need a price above 1000.00; above its complement, one below 1.01. */
const LEAST_CHANCE = 0.001

/** Adds the margin and rounds each price down to the ladder. Outcomes that are decided, either way, aren't offered. */
function pricedOffer({ chances, ...offer }: Fair, pricing: Pricing): Offer {
  const margin = pricing.margins[offer.market] ?? pricing.margin
  const open = chances.filter(([, fair]) => fair > LEAST_CHANCE && fair < 1 - LEAST_CHANCE)
  const offered = withMargin(
    open.map(([, fair]) => fair),
    margin,
  )
  const ladder = offer.market === 'asianHandicap' || offer.market === 'total' ? asianLadder : europeanLadder
  return {
    ...offer,
    outcomes: open.map(([outcome, fair], at) => ({
      outcome,
      fair,
      price: downToLadder(EVENS_BACK / (offered[at] ?? 1), ladder),
    })),
  }
}
