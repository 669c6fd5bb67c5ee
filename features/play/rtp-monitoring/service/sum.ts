import { inTransaction, type Tx } from '#db/pool.ts'
import type { Json } from '#game-kit/schema.ts'
import { betLaw, roundLaw, tableLaw, type BetLaw } from '#games/laws.ts'
import { tableGames } from '#games/shared.ts'
import { CRASH_GAME } from '#features/play/crash/public.ts'
import { closedUntil } from '#features/play/settled-play/public.ts'
import { configOf, gameOf, tableOfSeries } from '#features/play/tables/public.ts'
import type { App } from '#server/app.ts'
import { addTallies, talliesOfRound, tallyOf } from '../rules/tally.ts'
import { addDays, type DayTally } from '../store/days.ts'
import { endedIn, lockMark, setMark, sliceEnd, type Ended } from '../store/ended.ts'

/** Maximum of facts per transaction. */
const SLICE = 20_000

const jsonOf = (text: string): Json => {
  const json: Json = JSON.parse(text)
  return json
}
const listOf = (text: string): readonly Json[] => {
  const json: Json[] = JSON.parse(text)
  return json
}

/** Games whose rounds members share as they happen: many win or lose by one outcome. */
const SHARED = [...tableGames.map(({ id }) => id), CRASH_GAME]

function sharedLaw({ game, edition, shared }: Ended): BetLaw | null {
  if (game === CRASH_GAME) return betLaw(game, edition, null)
  const row = shared && tableOfSeries(shared.series)
  return row ? tableLaw(gameOf(row), configOf(row), listOf(shared.lines)) : null
}

/** The slips of each shared round and currency together, whatever their brand, stake and channel. */
function ofSharedRounds(ended: readonly Ended[]): readonly DayTally[] {
  const rounds = Map.groupBy(ended, ({ shared, currency }) => `${shared?.round} ${currency}`)
  return [...rounds.values()].flatMap((rows) => {
    const tallies = talliesOfRound(rows.map((row) => ({ sums: row.sums, law: sharedLaw(row) })))
    return rows.flatMap(({ choice: _c, bets: _b, shared: _s, sums: _sums, ...part }, at) => {
      const tally = tallies[at]
      return tally ? [{ ...part, tally }] : []
    })
  })
}

function tallied({ choice, bets, shared: _, sums, ...part }: Ended): DayTally {
  const { game, edition } = part
  const law =
    bets === null
      ? betLaw(game, edition, choice === null ? null : jsonOf(choice))
      : roundLaw(game, edition, listOf(bets))
  return { ...part, tally: tallyOf({ sums, law }) }
}

/** Merges the choices of one part: daily rows grow by parts, not by what members choose. */
function byPart(ended: readonly Ended[]): readonly DayTally[] {
  const parts = new Map<string, DayTally>()
  const own = ended.filter(({ shared }) => shared === null).map(tallied)
  for (const row of [...own, ...ofSharedRounds(ended.filter(({ shared }) => shared !== null))]) {
    const { merchant, game, currency, edition, day, band, channel, tally } = row
    const key = [merchant, game, currency, edition, day, band, channel, tally.by].join('/')
    const known = parts.get(key)
    parts.set(key, known ? { ...known, tally: addTallies(known.tally, tally) } : row)
  }
  // sorted by key to avoid deadlocks
  return [...parts.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

/**
 * Adds facts since the last run to the days, each fact once, in the transaction that moves the marker: up to where settled-play windows are
 * closed, since no earlier fact can arrive any later.
 */
export async function addUpEnded(app: App, until?: Date): Promise<void> {
  const to = until ?? (await closedUntil(app.db))
  if (!to) return
  for (;;) {
    const isMore = await inTransaction(app.db, (tx) => addSlice(tx, to))
    if (!isMore) return
  }
}

async function addSlice(tx: Tx, to: Date): Promise<boolean> {
  const from = await lockMark(tx)
  if (from >= to) return false
  const end = await sliceEnd(tx, { from, to }, SLICE)
  if (!end) {
    await setMark(tx, to) // nothing settled: the sums are current up to now
    return false
  }
  await addDays(tx, byPart(await endedIn(tx, { from, to: end }, SHARED)))
  await setMark(tx, end)
  return end < to
}
