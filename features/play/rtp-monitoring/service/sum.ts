import { inTransaction, type Tx } from '#db/pool.ts'
import type { Json } from '#game-kit/schema.ts'
import { betLaw, roundLaw } from '#games/laws.ts'
import { closedUntil } from '#features/play/settled-play/public.ts'
import type { App } from '#server/app.ts'
import { addTallies, tallyOf } from '../rules/tally.ts'
import { addDays, type DayTally } from '../store/days.ts'
import { endedIn, lockMark, setMark, sliceEnd, type Ended } from '../store/ended.ts'

/** Facts of one transaction at most. */
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

/** Choices of one part together: days grow by parts, not by what members choose. */
function byPart(ended: readonly Ended[]): readonly DayTally[] {
  const parts = new Map<string, DayTally>()
  for (const row of ended.map(tallied)) {
    const { merchant, game, currency, edition, day, band, channel, tally } = row
    const key = [merchant, game, currency, edition, day, band, channel, tally.by].join('/')
    const known = parts.get(key)
    parts.set(key, known ? { ...known, tally: addTallies(known.tally, tally) } : row)
  }
  // in the order of the key, so that no two ever wait for each other
  return [...parts.entries()].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
}

/**
 * Adds what settled since the last run to the days, each fact once, in the transaction that moves the mark: up to where windows of
 * settled play are closed, since no fact of before that can come any more.
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
    await setMark(tx, to) // nothing ended: what is shown holds up to now
    return false
  }
  await addDays(tx, byPart(await endedIn(tx, { from, to: end })))
  await setMark(tx, end)
  return end < to
}
