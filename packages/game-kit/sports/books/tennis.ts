import { gridOf } from '../pricing/score-grid.ts'
import type { ScoreGrid } from '../pricing/score-grid.ts'
import { seriesGrid, winnerOf } from '../others/series.ts'
import { setGrid } from '../others/tennis.ts'
import { fairLines, fairOf, openOffers, positionOfGrid } from './book.ts'
import type { Margins, PricedOffer } from './book.ts'

/** The markets of a tennis match, best of three sets, from the chances of both players to win a point on the own serve. */
export function tennisBook(serve: readonly [number, number], margins: Margins): readonly PricedOffer[] {
  const set = setGrid(serve[0], serve[1])
  const sets = seriesGrid(winnerOf(set), 2)
  const [match, first] = [positionOfGrid(sets), positionOfGrid(set)]
  const games = positionOfGrid(gamesGrid(set))
  return openOffers(
    [
      fairOf(match, 'toWin', 'full'),
      fairOf(match, 'correctScore', 'full'),
      fairOf(match, 'total', 'full', 10),
      fairOf(first, 'toWin', 'set1'),
      ...fairLines(first, 'total', 'set1', { start: 38, step: 4, beside: 1 }),
      ...fairLines(games, 'total', 'games', { start: 90, step: 4, beside: 2 }),
      ...fairLines(games, 'handicap', 'games', { start: 2, step: 4, beside: 2 }),
    ],
    margins,
  )
}

/** The most games of a player in three sets. */
const MOST_GAMES = 22

/** The games of both players over a match of best of three: two sets, and a third where they are shared. */
export function gamesGrid(set: ScoreGrid): ScoreGrid {
  const one: { h: number; a: number; p: number }[] = []
  for (let h = 0; h < set.size; h += 1)
    for (let a = 0; a < set.size; a += 1) {
      const p = set.cells[h * set.size + a] ?? 0
      if (p > 0) one.push({ h, a, p })
    }
  const cells = new Float64Array(MOST_GAMES * MOST_GAMES)
  const add = (h: number, a: number, p: number) => {
    cells[h * MOST_GAMES + a] = (cells[h * MOST_GAMES + a] ?? 0) + p
  }
  for (const first of one)
    for (const second of one) {
      const [h, a, p] = [first.h + second.h, first.a + second.a, first.p * second.p]
      if (first.h > first.a === second.h > second.a) add(h, a, p)
      else for (const third of one) add(h + third.h, a + third.a, p * third.p)
    }
  return gridOf(MOST_GAMES, (h, a) => cells[h * MOST_GAMES + a] ?? 0)
}
