import { canonicalText } from '#game-kit/config-hash.ts'
import type { Json } from '#game-kit/schema.ts'
import type { App } from '#server/app.ts'
import type { Tx } from '#db/pool.ts'
import {
  checkOutcome,
  databaseNow,
  enterOutcome,
  roundRecord,
  withinTransaction,
  type RoundRow,
} from '#features/play/shared-rounds/public/records.ts'
import { verdictOf, type Place } from '../rules/entries.ts'
import { entriesOf, insertEntry, lockEntries, useEntries, type EntryRow } from '../store/entries.ts'

/** Who enters a result. */
export type Source = Pick<EntryRow, 'source' | 'byName' | 'how'>

export type EntryProblem =
  | 'unknown' // no such draw, or its numbers come from a seed chain
  | 'notReady' // its sale is not over, or its tickets are not sealed
  | 'contradicts' // it has another result already
  | 'same' // it has this result already
  | 'invalid' // wrong number of prizes, wrong widths, repeats within a tier

export type EnteredAs =
  | { readonly problem: EntryProblem; readonly detail: string }
  /** `isNew` false: this source had entered the same before. */
  | {
      readonly state: 'waiting' | 'differs' | 'drawn'
      readonly places: readonly Place[]
      readonly isNew: boolean
    }

const problem = (what: EntryProblem, detail = '') => ({ problem: what, detail }) as const

/**
 * Enters a result for a draw. With an equal entry of another source the draw gets it in the same transaction; entries of one draw are
 * compared one at a time. `also` runs with the entry, for its audit entry.
 */
export async function enterResult(
  app: App,
  { round: id, outcome, by }: { readonly round: string; readonly outcome: unknown; readonly by: Source },
  also: (tx: Tx, entered: EnteredAs) => Promise<void> = () => Promise.resolve(),
): Promise<EnteredAs> {
  return withinTransaction(app, async (staged, tx) => {
    await lockEntries(tx, id)
    const round = await roundRecord(tx, id)
    if (round?.source !== 'outside') return problem('unknown')
    if (round.outcome !== null) return late(staged, round, outcome)
    if (round.state !== 'locked' || round.ticketsHash === null || round.drawsAt > (await databaseNow(tx)))
      return problem('notReady')
    const read = await checkOutcome(staged, id, outcome)
    if (!read.ok) return problem('invalid', read.error.detail)
    const entered = await compared(staged, tx, { round: id, outcome: read.value, by })
    await also(tx, entered)
    return entered
  })
}

/** A draw that has a result: the same one again changes nothing. */
async function late(app: App, round: RoundRow, outcome: unknown): Promise<EnteredAs> {
  const read = await checkOutcome(app, round.id, outcome)
  if (!read.ok) return problem('invalid', read.error.detail)
  return problem(canonicalText(read.value) === canonicalText(round.outcome) ? 'same' : 'contradicts')
}

async function compared(
  app: App,
  tx: Tx,
  { round, outcome, by }: { readonly round: string; readonly outcome: Json; readonly by: Source },
): Promise<EnteredAs> {
  const before = (await waitingEntries(tx, round)).find(({ source }) => source === by.source)
  const isNew = !before || canonicalText(before.outcome) !== canonicalText(outcome)
  if (isNew) await insertEntry(tx, { round, outcome, ...by })
  const verdict = verdictOf(await waitingEntries(tx, round))
  if (verdict.kind !== 'agreed')
    return { state: verdict.kind, places: verdict.kind === 'differs' ? verdict.places : [], isNew }
  const { first, second } = verdict
  const done = await enterOutcome(app, round, outcome, {
    enteredBy: first.byName,
    confirmedBy: second.byName,
  })
  if (!done.ok)
    throw new Error(`lottery-office: the agreed result of ${round} was refused: ${done.error.problem}`)
  await useEntries(tx, round, [first.source, second.source])
  return { state: 'drawn', places: [], isNew }
}

async function waitingEntries(tx: Tx, round: string): Promise<readonly EntryRow[]> {
  return (await entriesOf(tx, [round])).filter(({ state }) => state === 'waiting')
}
