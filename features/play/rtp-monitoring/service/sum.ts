import { inTransaction, type Tx } from '#db/pool.ts'
import type { Json } from '#game-kit/schema.ts'
import { betLaw, roundLaw } from '#games/laws.ts'
import { closedUntil } from '#features/play/settled-play/public.ts'
import type { App } from '#server/app.ts'
import { addTallies, tallyOf } from '../rules/tally.ts'
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

function tallied({ choice, bets, sums, ...part }: Ended): DayTally {
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
  for (const row of ended.map(tallied)) {
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
  await addDays(tx, byPart(await endedIn(tx, { from, to: end })))
  await setMark(tx, end)
  return end < to
}
