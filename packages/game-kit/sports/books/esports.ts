import { roundsGrid, seriesGrid } from '../others/series.ts'
import { fairLines, fairOf, openOffers, positionOfGrid } from './book.ts'
import type { FairOffer, Margins, PricedOffer } from './book.ts'

/** Rounds that win a map of a tactical shooter. */
export const ROUNDS_TO_WIN = 13
/** Maps that win a match: best of three. */
export const MAPS_TO_WIN = 2

const series = (map: number): readonly FairOffer[] => {
  const at = positionOfGrid(seriesGrid(map, MAPS_TO_WIN))
  return [
    fairOf(at, 'toWin', 'full'),
    fairOf(at, 'correctScore', 'full'),
    fairOf(at, 'total', 'full', 10),
    fairOf(at, 'handicap', 'full', -6),
    fairOf(at, 'handicap', 'full', 6),
  ]
}

/** The markets of a tactical shooter from the home side's chance of a round. */
export function shooterBook(round: number, margins: Margins): readonly PricedOffer[] {
  const grid = roundsGrid(round, ROUNDS_TO_WIN)
  const map = positionOfGrid(grid)
  const win = fairOf(map, 'toWin', 'map1')
  const chance = win.chances[0]?.[1] ?? 0.5
  return openOffers(
    [
      ...series(chance),
      win,
      ...fairLines(map, 'total', 'map1', { start: 86, step: 4, beside: 1 }),
      ...fairLines(map, 'handicap', 'map1', { start: 2, step: 4, beside: 1 }),
    ],
    margins,
  )
}

/** The markets of a battle arena from the home side's chance of a map. */
export function arenaBook(map: number, margins: Margins): readonly PricedOffer[] {
  const win: FairOffer = {
    market: 'toWin',
    period: 'map1',
    line: 0,
    chances: [
      ['home', map],
      ['away', 1 - map],
    ],
  }
  return openOffers([...series(map), win], margins)
}
