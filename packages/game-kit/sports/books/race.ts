import { forecastChance, placeChances } from '../others/race.ts'
import { placeTerms } from '../multiples/each-way.ts'
import { openOffers } from './book.ts'
import type { FairOffer, Margins, PricedOffer } from './book.ts'

/** The markets of a race from each runner's chance to win, in order of their numbers from 1: win, place, and forecast of the favourites. */
export function raceBook(wins: readonly number[], margins: Margins): readonly PricedOffer[] {
  const names = wins.map((_, at) => String(at + 1))
  const offer = (market: string, chances: FairOffer['chances']): FairOffer => ({
    market,
    period: 'full',
    line: 0,
    chances,
  })
  const terms = placeTerms(wins.length, false)
  const places = terms ? placeChances(wins, terms.places) : []
  const forecasts = wins.flatMap((_, first) =>
    wins.map((__, second) => [`${first + 1}-${second + 1}`, forecastChance(wins, first, second)] as const),
  )
  return openOffers(
    [
      offer(
        'win',
        names.map((name, at) => [name, wins[at] ?? 0] as const),
      ),
      ...(terms
        ? [
            {
              ...offer(
                'place',
                names.map((name, at) => [name, places[at] ?? 0] as const),
              ),
              line: terms.places,
            },
          ]
        : []),
      offer(
        'forecast',
        forecasts.filter(([, chance]) => chance > 0),
      ),
    ],
    margins,
  )
}
