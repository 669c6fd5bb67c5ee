import { MAPS_TO_WIN, ROUNDS_TO_WIN } from '../books/esports.ts'
import { FULL_POSSESSIONS, pointsAfter, possessionOf } from '../others/basketball.ts'
import { roundsGrid, seriesGrid, winnerOf } from '../others/series.ts'
import { setGrid } from '../others/tennis.ts'
import { gridOf, scoreGrid } from '../pricing/score-grid.ts'
import type { ScoreGrid } from '../pricing/score-grid.ts'

/** The final scores of a match that has not begun, by the model that prices it. Races have none. */
export type LeagueSport = 'football' | 'basketball' | 'tennis' | 'shooter' | 'arena'

export function finalGrid(sport: LeagueSport, expected: readonly number[]): ScoreGrid {
  const [one = 1, other = one] = expected
  switch (sport) {
    case 'football':
      return scoreGrid(one, other)
    case 'basketball':
      return basketballGrid(one, other)
    case 'tennis':
      return seriesGrid(winnerOf(setGrid(one, other)), 2)
    case 'shooter':
      return seriesGrid(winnerOf(roundsGrid(one, ROUNDS_TO_WIN)), MAPS_TO_WIN)
    case 'arena':
      return seriesGrid(one, MAPS_TO_WIN)
  }
}

/** Level games are left out: an overtime has the chances of the rest, and moves the points of a season by less than it knows. */
function basketballGrid(home: number, away: number): ScoreGrid {
  const [ofHome, ofAway] = [home, away].map((mean) =>
    pointsAfter(FULL_POSSESSIONS, possessionOf(mean, FULL_POSSESSIONS)),
  )
  const size = ofHome?.length ?? 1
  return gridOf(size, (h, a) => (h === a ? 0 : (ofHome?.[h] ?? 0) * (ofAway?.[a] ?? 0)))
}
