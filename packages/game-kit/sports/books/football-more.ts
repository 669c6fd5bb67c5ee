import { scoreGrid } from '../pricing/score-grid.ts'
import { expectedLeft, shareLeft } from '../football/clock.ts'
import type { MatchState } from '../football/clock.ts'
import { fairLines, fairOf, openOffers, positionOfGrid } from './book.ts'
import type { FairOffer, Margins, PricedOffer } from './book.ts'
import type { Expected } from '../pricing/fit.ts'

/**
 * Corners and cards, before the start. Counted over 1,140 Premier League matches of three seasons, a match has 10.4 corners and 3.55 cards.
 * A team's share of the corners leans by three quarters of what its share of the goals does, of the cards by half, the other way.
 */
const CORNERS = 10.4
const CARDS = 3.55
const CORNERS_LEAN = 0.75
const CARDS_LEAN = -0.5
const GRID = 24

export function cornersAndCards(expected: Expected, margins: Margins): readonly PricedOffer[] {
  const ahead = expected[0] / (expected[0] + expected[1]) - 1 / 2
  const split = (mean: number, lean: number) =>
    positionOfGrid(scoreGrid(mean * (1 / 2 + lean * ahead), mean * (1 / 2 - lean * ahead), 0, GRID))
  const [corners, cards] = [split(CORNERS, CORNERS_LEAN), split(CARDS, CARDS_LEAN)]
  const offers: readonly FairOffer[] = [
    fairOf(corners, 'winner', 'corners'),
    ...fairLines(corners, 'total', 'corners', { start: 38, step: 4, beside: 1 }),
    ...fairLines(corners, 'handicap', 'corners', { start: 2, step: 4, beside: 1 }),
    fairOf(cards, 'winner', 'cards'),
    ...fairLines(cards, 'total', 'cards', { start: 18, step: 4, beside: 1 }),
  ]
  return openOffers(offers, margins)
}

/** The goals still to come of a match in play, as a grid: what same-game combinations are priced from. */
export const gridLeft = (expected: Expected, state: MatchState, rho: number) => {
  const left = expectedLeft(expected, state)
  return scoreGrid(left[0], left[1], rho * shareLeft(state.minute))
}
