/** `npm run bench -- agents`: pages of a top agent with 100,000 members in ten levels, and real-time runs of a million bets a day. */
import { quartiles, type Goal, type Reached } from '../goals.ts'
import { noise } from '../cpu.ts'
import { openPlace } from '../place.ts'
import { DAY, fillBets, fillMembers, fillSides, fillWeek, openBrand } from './fill.ts'
import { benchPages } from './pages.ts'
import { openRuns, reachedOf, runGoals, type Measured } from './runs.ts'

const FULL = { members: 100_000, bets: 1_000_000, rounds: 6 } as const
const QUICK = { members: 20_000, bets: 200_000, rounds: 6 } as const
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const ratios = (of: Goal, measured: readonly Measured[]) =>
  reachedOf(
    of,
    measured.map(({ ratio }) => ratio),
  )

export async function benchAgents(
  isQuick: boolean,
  tell: (line: string) => void,
): Promise<readonly Reached[]> {
  const { members, bets, rounds } = isQuick ? QUICK : FULL
  const place = await openPlace()
  try {
    tell(`Agents: filling ${members} members and ${bets} bets; ${noise()}`)
    const book = await openBrand(place.owner)
    await fillMembers(place.owner, { book, from: 1, to: members })
    let { batch } = await fillBets(place.owner, { book, members, bets, from: DAY, ms: DAY_MS })
    const runs = await openRuns(place, book, tell)
    const at = (hour: number) => new Date(DAY.getTime() + hour * HOUR_MS)
    const thrice = async (hour: number) => {
      const found = []
      for (let n = 0; n < 3; n += 1) found.push(await runs.measure(at(hour + n), rounds, batch))
      return found
    }
    const more = async (days: number, ms: number, count: number) => {
      ;({ batch } = await fillBets(place.owner, {
        book,
        members,
        bets: count,
        from: new Date(DAY.getTime() + days * DAY_MS),
        ms,
      }))
    }
    try {
      const first = await thrice(1)
      const base = { ms: quartiles(first.map(({ ms }) => ms)).median }
      // an hour of the next day with twice the bets of an hour
      await more(1, HOUR_MS, Math.round(bets / 12))
      const doubled = await runs.measure(at(24), rounds, batch)
      await more(2, DAY_MS, bets)
      const again = await runs.measure(at(48 + 1), rounds, batch)
      await fillMembers(place.owner, { book, from: members + 1, to: 2 * members })
      const wider = await runs.measure(at(48 + 3), rounds, batch)
      await fillSides(place.owner, at(48 + 5), 3 * HOUR_MS)
      const sided = await thrice(48 + 5)
      tell('Agents: pages')
      await fillWeek(place.owner, { book, members })
      return [
        ...(await benchPages(place, { rounds, tell })),
        ratios(runGoals.run, first),
        reachedOf(runGoals.bets, [doubled.ms / base.ms]),
        reachedOf(runGoals.history, [again.ms / base.ms]),
        reachedOf(runGoals.tree, [wider.ms / again.ms]),
        ratios(runGoals.sides, sided),
      ]
    } finally {
      await runs.close()
    }
  } finally {
    await place.close()
  }
}
