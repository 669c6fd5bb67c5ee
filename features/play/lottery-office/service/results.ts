import { canonicalText } from '#game-kit/config-hash.ts'
import type { Json } from '#game-kit/schema.ts'
import type { App } from '#server/app.ts'
import type { Tx } from '#db/pool.ts'
import {
  checkOutcome,
  databaseNow,
  enterOutcome,
  roundPieces,
  roundRecord,
  suspendSale,
  withinTransaction,
  type RoundRow,
} from '#features/play/shared-rounds/public/records.ts'
import { verdictOf, type Entry, type Place } from '../rules/entries.ts'
import { prizesOf } from '../rules/prefix.ts'
import { entriesOf, insertEntry, lockEntries, useEntries, type EntryRow } from '../store/entries.ts'
import { publish } from './publish.ts'
import {
  drawOrder,
  isBeginning,
  numbersIn,
  readEntry,
  type Given,
  type Read,
  type Under,
} from './under-way.ts'

/** Who enters a result. */
export type Source = Pick<EntryRow, 'source' | 'byName' | 'how'>

export type EntryProblem =
  | 'unknown' // no such draw, or its numbers come from a seed chain
  | 'notReady' // its sale is not over, or its tickets are not sealed
  | 'contradicts' // it has another result already, or other numbers of it are public
  | 'same' // it has this result already, or these numbers are public
  | 'invalid' // wrong number of prizes, wrong widths, repeats within a tier

export type EnteredAs =
  | { readonly problem: EntryProblem; readonly detail: string }
  /** `isNew` false: this source had entered the same before. `shown`: numbers became public, the draw goes on. */
  | {
      readonly state: 'waiting' | 'differs' | 'shown' | 'drawn'
      readonly places: readonly Place[]
      readonly isNew: boolean
    }

const problem = (what: EntryProblem, detail = '') => ({ problem: what, detail }) as const

/**
 * Enters a result for a draw, or its numbers so far. What another source has entered equally counts in the same transaction; entries of
 * one draw are compared one at a time. `also` runs with the entry, for its audit entry.
 */
export async function enterResult(
  app: App,
  { given, by }: { readonly given: Given; readonly by: Source },
  also: (tx: Tx, entered: EnteredAs) => Promise<void> = () => Promise.resolve(),
): Promise<EnteredAs> {
  const { round: id, outcome } = given
  return withinTransaction(app, async (staged, tx) => {
    await lockEntries(tx, id)
    const round = await roundRecord(tx, id)
    if (round?.source !== 'outside') return problem('unknown')
    if (round.outcome !== null) return late(staged, round, outcome)
    const now = await databaseNow(tx)
    if (round.state !== 'locked' || round.ticketsHash === null || round.drawsAt > now)
      return problem('notReady')
    const tiers = drawOrder(round)
    const read = await readEntry(staged, tiers, given)
    if (!read.ok) return problem('invalid', read.error)
    const pieces = (await roundPieces(tx, id)).map(({ piece }) => String(piece))
    const known = Math.min(pieces.length, read.value.numbers.length)
    if (!isBeginning(pieces.slice(0, known), read.value.numbers)) return problem('contradicts')
    if (read.value.numbers.length <= pieces.length) return problem('same')
    const under = { round, tiers, shown: pieces.length, now }
    const entered = await compared(staged, tx, { under, read: read.value, by })
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
  { under, read, by }: { readonly under: Under; readonly read: Read; readonly by: Source },
): Promise<EnteredAs> {
  const { round, tiers, shown } = under
  const outcome: Json = read.whole ?? prizesOf(tiers, read.numbers)
  const before = (await waitingEntries(tx, round)).find(({ source }) => source === by.source)
  const isNew = !before || canonicalText(before.outcome) !== canonicalText(outcome)
  if (isNew) await insertEntry(tx, { round: round.id, outcome, ...by })
  const entries = await waitingEntries(tx, round)
  const verdict = verdictOf(entries, { tiers, shown })
  if (verdict.kind !== 'agreed') {
    // this source has seen numbers that are not public
    if (round.liveUntil !== null) await done(suspendSale(app, round.id), round)
    return { state: verdict.kind, places: verdict.kind === 'differs' ? verdict.places : [], isNew }
  }
  const { first, second, count } = verdict
  const names = { enteredBy: first.byName, confirmedBy: second.byName }
  const isWhole = count === under.tiers.reduce((size, tier) => size + tier.count, 0)
  if (isWhole && shown === 0) await done(enterOutcome(app, round.id, outcome, names), round)
  else await publish(app, { under, numbers: first.numbers.slice(shown, count), names, entries })
  const spent = [first, second].filter(({ numbers }) => numbers.length === count)
  await useEntries(
    tx,
    round.id,
    spent.map(({ source }) => source),
  )
  return { state: isWhole ? 'drawn' : 'shown', places: [], isNew }
}

/** An agreed result was checked before: a refusal now is a defect. */
async function done(work: ReturnType<typeof enterOutcome>, { id }: RoundRow): Promise<void> {
  const answer = await work
  if (!answer.ok) throw new Error(`lottery-office: ${id} refused what was agreed: ${answer.error.problem}`)
}

async function waitingEntries(tx: Tx, round: RoundRow): Promise<readonly (EntryRow & Entry)[]> {
  const entries = await entriesOf(tx, [round.id])
  return entries
    .filter(({ state }) => state === 'waiting')
    .map((entry) => ({ ...entry, numbers: numbersIn(drawOrder(round), entry.outcome) }))
}
