import { basketballMeasures, FULL_POSSESSIONS, possessionOf } from '../others/basketball.ts'
import type { Position } from '../pricing/fair.ts'
import { fairLines, fairOf, openOffers } from './book.ts'
import type { Margins, PricedOffer } from './book.ts'

/** The markets of a basketball game, overtime included, from the expected points of both teams. */
export function basketballBook(points: readonly [number, number], margins: Margins): readonly PricedOffer[] {
  const [home, away] = points.map((mean) => possessionOf(mean, FULL_POSSESSIONS))
  if (!home || !away) return []
  const measures = basketballMeasures({ home, away }, FULL_POSSESSIONS)
  const at: Position = {
    grid: { size: 0, cells: new Float64Array(0) },
    score: [0, 0],
    final: measures,
    rest: measures,
  }
  const even = (points[0] + points[1]) * 4
  return openOffers(
    [
      fairOf(at, 'toWin', 'full'),
      ...fairLines(at, 'handicap', 'full', { start: 2, step: 4, beside: 3 }),
      ...fairLines(at, 'total', 'full', { start: 2 + 4 * Math.floor(even / 4), step: 4, beside: 3 }),
      fairOf(at, 'oddEven', 'full'),
      fairOf(at, 'homeTotal', 'full', 2 + 4 * Math.floor(points[0])),
      fairOf(at, 'awayTotal', 'full', 2 + 4 * Math.floor(points[1])),
    ],
    margins,
  )
}
