import { NO_SCORER, scorerChances } from '../football/scorers.ts'
import type { Scorer } from '../football/scorers.ts'
import type { Expected } from '../pricing/fit.ts'
import { scoreGrid } from '../pricing/score-grid.ts'
import { openOffers } from './book.ts'
import type { FairOffer, Margins, PricedOffer } from './book.ts'

/** The goalscorer markets of a match before its start, by the grid that prices all others. */
export function scorersBook(
  [home, away]: Expected,
  scorers: readonly Scorer[],
  margins: Margins,
): readonly PricedOffer[] {
  const { players, none } = scorerChances(scoreGrid(home, away), scorers)
  const offer = (market: string, chances: FairOffer['chances']): FairOffer => ({
    market,
    period: 'full',
    line: 0,
    chances,
  })
  const inOrder = [
    ...players.map(({ outcome, first }) => [outcome, first] as const),
    [NO_SCORER, none] as const,
  ]
  return openOffers(
    [
      offer(
        'scorerAnytime',
        players.map(({ outcome, anytime }) => [outcome, anytime] as const),
      ),
      offer('scorerFirst', inOrder),
      offer('scorerLast', inOrder),
    ],
    margins,
  )
}
