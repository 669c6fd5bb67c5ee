import { gameRow, rtpTextOf } from '#features/rounds/door.ts'
import type { House } from '#server/house.ts'
import { liabilities, returnText, type GameFigures, type Liability, type Period } from './rules.ts'
import { intervalsOf, liabilityParts, playSince, type Interval } from './store.ts'

/** What the house owes at this moment (M16). */
export async function liabilityNow(house: House): Promise<Liability[]> {
  return liabilities(await liabilityParts(house.db))
}

type Played = { readonly intervals: Interval[]; readonly games: GameFigures[] }

/** How the games did since the period began, observed beside theoretical return (B4). */
export async function gamesPlayed(house: House, period: Period, now: Date): Promise<Played> {
  const [intervals, rows] = await Promise.all([
    intervalsOf(house.db, period, now),
    playSince(house.db, period, now),
  ])
  const games = rows.map((row) => {
    const known = gameRow(row.game)
    const { stake, win } = row
    return { ...row, ggr: stake - win, rtp: returnText(win, stake), theory: known && rtpTextOf(known) }
  })
  return { intervals, games }
}
