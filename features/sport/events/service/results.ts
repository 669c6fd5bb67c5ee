import type { Tx } from '#db/pool.ts'
import { decideEntries, isKnown } from '../rules/agreement.ts'
import { problemOf, type EventResult } from '../rules/results.ts'
import type { EventState } from '../rules/states.ts'
import { changeEvent, type EventRow } from '../store/events.ts'
import { closeEntries, insertEntry, insertResult, resultsOf, waitingEntries } from '../store/results.ts'

export type ResultSource = {
  /** operator:<id>, feed:<key>, virtual. */
  readonly source: string
  readonly byName: string
  readonly reason: string
}

export type EnteredAs =
  | { readonly problem: 'tooEarly' }
  | { readonly problem: 'invalid'; readonly detail: string }
  | { readonly problem: 'same' }
  | { readonly state: 'waiting' | 'confirmed'; readonly event: EventRow; readonly version: number }

/**
 * Enters a result of an event that is locked. It counts once a second source agrees (`rules/agreement.ts`); a later one with another
 * result makes the next version in the same way. `proof`: the result follows from a published seed, so that anyone can verify it, and one
 * source is enough.
 */
export async function enterResult(
  tx: Tx,
  event: EventRow,
  result: EventResult,
  by: ResultSource & { readonly proof?: string },
  now: Date,
): Promise<EnteredAs> {
  const runners = (event.runners ?? []).map(([number]) => number)
  const detail = problemOf(result, { sport: event.sport, runners, startsAt: event.startsAt })
  if (detail) return { problem: 'invalid', detail }
  if (isEarly(event, result, now)) return { problem: 'tooEarly' }
  const isOutright = event.kind === 'outright'
  const [official] = await resultsOf(tx, event.id)
  if (official && isKnown({ source: by.source, result }, official.result, isOutright))
    return { problem: 'same' }
  await insertEntry(tx, event.id, { source: by.source, byName: by.byName, result, reason: by.reason })
  const entries = await waitingEntries(tx, event.id)
  const ordered = [
    ...entries.filter(({ source }) => source !== by.source),
    ...entries.filter(({ source }) => source === by.source),
  ]
  const decided = decideEntries(ordered, { isOutright })
  const confirmedBy = by.proof ?? (decided.kind === 'agreed' ? nameOf(entries, by.source) : null)
  if (confirmedBy === null) return { state: 'waiting', event, version: event.resultVersion }
  const enteredBy = decided.kind === 'agreed' ? nameOf(entries, decided.sources[0]) : by.byName
  const version = event.resultVersion + 1
  const final = decided.kind === 'agreed' && !by.proof ? decided.result : result
  await insertResult(tx, {
    event: event.id,
    version,
    result: final,
    enteredBy,
    confirmedBy,
    reason: by.reason,
  })
  await closeEntries(tx, event.id, decided.kind === 'agreed' ? decided.sources : [by.source])
  const changed = await changeEvent(tx, event, {
    state: stateOf(final),
    resultVersion: version,
    interrupts: true,
  })
  return { state: 'confirmed', event: changed, version }
}

const nameOf = (entries: readonly { readonly source: string; readonly byName: string }[], source: string) => {
  const found = entries.find((entry) => entry.source === source)
  return found ? `${found.byName} (${source.split(':')[0]})` : source
}

/** A match that has not begun has no result; it may be called off, or go to the side whose opponent does not come. */
function isEarly(event: EventRow, { how }: EventResult, now: Date): boolean {
  if (how === 'cancelled' || how === 'walkover') return false
  if (event.state === 'scheduled' || event.state === 'postponed')
    return now.getTime() < event.startsAt.getTime()
  return false
}

function stateOf({ how }: EventResult): EventState {
  return how === 'abandoned' || how === 'cancelled' ? how : 'official'
}
