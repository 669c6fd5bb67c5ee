/**
 * The present price of a leg. One selection has the price of the book; several of one match have one price, from the chance that all of
 * them come in (never a product of their prices): the margin is that of two markets and a little more for each further selection.
 */
import type { PricedOffer } from '#game-kit/sports/books/book.ts'
import { gridLeft } from '#game-kit/sports/books/football-more.ts'
import { firstHalfLeft } from '#game-kit/sports/football/clock.ts'
import {
  sameGameChance,
  type MatchPosition,
  type MatchSelection,
} from '#game-kit/sports/football/same-game.ts'
import { isPairMarket } from '#game-kit/sports/markets/pair-markets.ts'
import { downToLadder, europeanLadder } from '#game-kit/sports/odds/ladder.ts'
import { EVENS_BACK } from '#game-kit/sports/odds/price.ts'
import { RHO } from '#game-kit/sports/pricing/score-grid.ts'
import type { Live } from '#features/sport/events/rules/live.ts'
import { matchState } from '#features/sport/prices/rules/offers.ts'
import type { Asked } from './slip.ts'

export type LegProblem =
  | 'moved'
  | 'suspended'
  | 'closed'
  | 'gone'
  | 'notCombinable'
  | 'neverTogether'
  | 'addsNothing'
  | 'canPush'
  | 'noPlace'

export type Offered = { readonly price: number; readonly fair: number }

/** The outcome of a book; null: it is not offered. */
export function offeredIn(offers: readonly PricedOffer[], asked: Asked): Offered | null {
  const offer = offers.find(
    ({ market, period, line }) => market === asked.market && period === asked.period && line === asked.line,
  )
  return offer?.outcomes.find(({ outcome }) => outcome === asked.outcome) ?? null
}

const COMBINED_MARGIN = 0.08
const MARGIN_EACH = 0.02

/** A selection that the goals of a match decide; null: it cannot be part of a combination. */
export function goalsOf({ market, period, line, outcome }: Asked): MatchSelection | null {
  if (market === 'halfFull') return { market, outcome }
  if ((period !== 'full' && period !== 'first') || !isPairMarket(market)) return null
  return { market, period, line, outcome }
}

/** Where a match is, for what its goals decide. */
export function positionOf(expected: readonly number[], live: Live | null, now: Date): MatchPosition {
  const state = matchState(live, now)
  const share = live?.period === 'second' || live?.period === 'half' ? 0 : firstHalfLeft(state.minute)
  const atHalf = live?.counts['first']
  return {
    grid: gridLeft([expected[0] ?? 1, expected[1] ?? 1], state, RHO),
    share,
    score: state.score,
    ...(atHalf ? { atHalf } : {}),
  }
}

/** The price of several selections of one match. Each must also be offered alone. */
export function combinedPrice(
  at: MatchPosition,
  offers: readonly PricedOffer[],
  asked: readonly Asked[],
): Offered | { readonly problem: LegProblem } {
  const goals = asked.map(goalsOf)
  const selections = goals.filter((each) => each !== null)
  if (selections.length < asked.length) return { problem: 'notCombinable' }
  if (asked.some((each) => !offeredIn(offers, each))) return { problem: 'gone' }
  const found = sameGameChance(at, selections)
  if ('refused' in found) return { problem: found.refused }
  const margin = COMBINED_MARGIN + MARGIN_EACH * (asked.length - 2)
  return {
    fair: found.chance,
    price: downToLadder(EVENS_BACK / (found.chance * (1 + margin)), europeanLadder),
  }
}
