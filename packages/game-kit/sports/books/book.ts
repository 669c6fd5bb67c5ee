import { asianLadder, downToLadder, europeanLadder } from '../odds/ladder.ts'
import { withMargin } from '../odds/margin.ts'
import { EVENS_BACK } from '../odds/price.ts'
import type { Price } from '../odds/price.ts'
import { fairChance, verdictChances } from '../pricing/fair.ts'
import type { Position } from '../pricing/fair.ts'
import { linesAround } from '../pricing/lines-offered.ts'
import { measuresOf } from '../pricing/measures.ts'
import type { ScoreGrid } from '../pricing/score-grid.ts'
import { pairMarket } from '../markets/pair-markets.ts'
import type { PairMarketKey } from '../markets/pair-markets.ts'

/** A market of an event with its line, as every sport offers it: what `footballBook` returns is one. */
export interface PricedOffer {
  readonly market: string
  readonly period: string
  /** In quarters; 0 for markets without lines. */
  readonly line: number
  readonly outcomes: readonly { readonly outcome: string; readonly fair: number; readonly price: Price }[]
}

/** Fair chances of an offer, before margin and ladder. */
export interface FairOffer {
  readonly market: string
  readonly period: string
  readonly line: number
  readonly chances: readonly (readonly [outcome: string, fair: number])[]
}

/** Margins by market, and that of all others. */
export interface Margins {
  readonly margin: number
  readonly margins: Readonly<Record<string, number>>
}

/** Chances below it would need a price above 1000.00; above its complement, one below 1.01. */
const LEAST_CHANCE = 0.001
const ASIAN = new Set(['asianHandicap', 'handicap', 'total', 'toWin'])

/** Adds the margin and rounds each price down to the ladder. Outcomes that are decided, either way, aren't offered. */
export function pricedOffer({ chances, ...offer }: FairOffer, { margin, margins }: Margins): PricedOffer {
  const open = chances.filter(([, fair]) => fair > LEAST_CHANCE && fair < 1 - LEAST_CHANCE)
  const offered = withMargin(
    open.map(([, fair]) => fair),
    margins[offer.market] ?? margin,
  )
  const ladder = ASIAN.has(offer.market) ? asianLadder : europeanLadder
  return {
    ...offer,
    outcomes: open.map(([outcome, fair], at) => ({
      outcome,
      fair,
      price: downToLadder(EVENS_BACK / (offered[at] ?? 1), ladder),
    })),
  }
}

/** The offers that are left with something to choose. */
export const openOffers = (offers: readonly FairOffer[], margins: Margins): readonly PricedOffer[] =>
  offers.map((offer) => pricedOffer(offer, margins)).filter(({ outcomes }) => outcomes.length > 1)

/** The position of counts that a grid gives the chances of. */
export function positionOfGrid(grid: ScoreGrid): Position {
  const measures = measuresOf(grid)
  return { grid, score: [0, 0], final: measures, rest: measures }
}

/** A pair market at a position. */
export function fairOf(at: Position, market: PairMarketKey, period: string, line = 0): FairOffer {
  const chances = pairMarket(market).outcomes.map(
    (outcome) => [outcome, fairChance(verdictChances(at, market, outcome, line))] as const,
  )
  return { market, period, line, chances }
}

/** A handicap or total at its most even lines. `step` and `start` are in quarters: 4 is a whole, 2 a half. */
export function fairLines(
  at: Position,
  market: 'handicap' | 'total',
  period: string,
  want: { readonly start: number; readonly step: number; readonly beside: number },
): readonly FairOffer[] {
  const outcome = market === 'total' ? 'over' : 'home'
  return linesAround(at, market, { ...want, outcome }).map((line) => fairOf(at, market, period, line))
}
