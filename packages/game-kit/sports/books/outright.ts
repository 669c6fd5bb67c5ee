import { openOffers } from './book.ts'
import type { Margins, PricedOffer } from './book.ts'

/** The winner of a league, from each side's chance of the title in order of numbers from 1. Nothing is offered once it is decided. */
export const outrightBook = (titles: readonly number[], margins: Margins): readonly PricedOffer[] =>
  openOffers(
    [
      {
        market: 'champion',
        period: 'full',
        line: 0,
        chances: titles.map((chance, at) => [String(at + 1), chance] as const),
      },
    ],
    margins,
  )
