/**
 * What a leg returns on average now, without margin: by the model of the match where there is one (pushes and halves counted, Asian
 * handicaps from the score at the bet), otherwise its price times the book's fair chance.
 */
import type { PricedOffer } from '#game-kit/sports/books/book.ts'
import { allWinChance } from '#game-kit/sports/football/same-game.ts'
import { firstHalfOf, halfFullChances } from '#game-kit/sports/football/halves.ts'
import { isPairMarket, pairMarket } from '#game-kit/sports/markets/pair-markets.ts'
import { EVENS_BACK } from '#game-kit/sports/odds/price.ts'
import { expectedReturn, verdictChances, type Position } from '#game-kit/sports/pricing/fair.ts'
import { measuresOf } from '#game-kit/sports/pricing/measures.ts'
import type { MatchPosition } from '#game-kit/sports/football/same-game.ts'
import { goalsOf, offeredIn } from './leg-price.ts'
import type { TicketLeg } from './ticket.ts'

/** Where a football match is; null for other sports. */
export type Worth = { readonly value: number; readonly chance: number | null }

function periodPosition(at: MatchPosition, period: string): Position | null {
  const grid =
    period === 'full' ? at.grid : period === 'first' && at.share > 0 ? firstHalfOf(at.grid, at.share) : null
  if (!grid) return null
  return { grid, score: at.score, final: measuresOf(grid, at.score), rest: measuresOf(grid) }
}

/** Null: it has no value at the moment (not offered, decided, not priced). */
export function worthOf(
  leg: TicketLeg,
  at: MatchPosition | null,
  offers: readonly PricedOffer[],
): Worth | null {
  const price = leg.p / EVENS_BACK
  const asked = leg.s.map(([market, period, line, outcome]) => ({ market, period, line, outcome }))
  const [first] = asked
  if (!first) return null
  if (asked.length > 1) return at ? combinedWorth(leg, at, price) : null
  if (!at) {
    const found = offeredIn(offers, first)
    return found ? { value: price * found.fair, chance: found.fair } : null
  }
  if (first.market === 'halfFull') {
    const chance = halfFullChances(at.grid, at).get(first.outcome) ?? 0
    return { value: chance * price, chance }
  }
  const position = isPairMarket(first.market) ? periodPosition(at, first.period) : null
  if (!isPairMarket(first.market) || !position) {
    const found = offeredIn(offers, first)
    return found ? { value: price * found.fair, chance: found.fair } : null
  }
  const line = lineFromNow(leg, first.line, pairMarket(first.market).isSinceBet ?? false, at.score)
  const chances = verdictChances(position, first.market, first.outcome, line)
  return { value: expectedReturn(chances, price), chance: chances[4] }
}

/** A handicap that counts from the score at the bet, as one that counts from the present score. In quarters. */
function lineFromNow(
  { f }: TicketLeg,
  line: number,
  isSinceBet: boolean,
  score: readonly [number, number],
): number {
  if (!isSinceBet) return line
  const [home, away] = f ?? [0, 0]
  return line + 4 * (score[0] - home - (score[1] - away))
}

function combinedWorth(leg: TicketLeg, at: MatchPosition, price: number): Worth | null {
  const selections = leg.s.map(([market, period, line, outcome]) => {
    const isSinceBet = isPairMarket(market) && (pairMarket(market).isSinceBet ?? false)
    return goalsOf({ market, period, line: lineFromNow(leg, line, isSinceBet, at.score), outcome })
  })
  const known = selections.filter((each) => each !== null)
  if (known.length < selections.length) return null
  const chance = allWinChance(at, known)
  return chance === null ? null : { value: chance * price, chance }
}
