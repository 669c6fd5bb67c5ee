import type { Tx } from '#db/pool.ts'
import { fold, interrupts, stateAfter, withClock, type Incident, type IncidentKind } from '../rules/live.ts'
import { isBettable } from '../rules/states.ts'
import { changeEvent, type EventRow } from '../store/events.ts'
import { incidentsOf, insertIncident, notTakenBack, voidIncident } from '../store/incidents.ts'

export type Heard =
  | (Incident & { readonly kind: IncidentKind })
  /** Taken back: by the number of the incident, or of the feed's message. */
  | {
      readonly kind: 'undo'
      readonly at: Date
      readonly no?: number | undefined
      readonly of?: number | undefined
    }

export type HeardFrom = { readonly source: string; readonly sequence: number | null }

/** The event as it is then, or why the incident cannot be. */
export type Told = { readonly event: EventRow } | { readonly problem: string }

/**
 * Records what happened in an event that is locked, and interrupts betting where it matters: bets at prices from before are refused from
 * here on. Betting continues when the event is priced again (stop `incident`).
 */
export async function tellIncident(tx: Tx, event: EventRow, heard: Heard, from: HeardFrom): Promise<Told> {
  if (!isBettable(event.state) && !(heard.kind === 'undo' && event.state === 'ended'))
    return { problem: 'not in play' }
  const before = await incidentsOf(tx, event.id)
  if (heard.kind === 'undo') {
    const which = heard.no === undefined ? { source: from.source, sequence: heard.of ?? 0 } : { no: heard.no }
    if (!(await voidIncident(tx, event.id, { by: from.source, ...which })))
      return { problem: 'no such incident' }
  } else {
    const stood = notTakenBack(before)
    const problem = problemOf(event, heard, { count: before.length, minute: fold(stood).minute })
    if (problem) return { problem }
    const { score } = fold([...stood, heard])
    const { kind, side, minute, who, at } = heard
    const data =
      heard.score || heard.period || heard.counts
        ? { score: heard.score ?? null, period: heard.period ?? null, counts: heard.counts ?? null }
        : null
    await insertIncident(tx, event.id, {
      no: before.length + 1,
      kind,
      side,
      minute,
      who,
      data,
      score,
      at,
      ...from,
    })
  }
  const stands = notTakenBack(await incidentsOf(tx, event.id))
  const isOver = stands.some(({ kind }) => kind === 'end')
  const state = heard.kind === 'undo' ? (isOver ? 'ended' : 'live') : stateAfter(event.state, heard.kind)
  const isInterrupted = interrupts(heard.kind)
  const changed = await changeEvent(tx, event, {
    state,
    live: withClock(fold(stands), event.live?.told),
    interrupts: isInterrupted,
    ...(isInterrupted && state === 'live' ? { stop: 'incident' } : {}),
  })
  return { event: changed }
}

/** `minute`: of the last incident. A clock that was told in between may have been wrong, or have gone on before a goal was told. */
function problemOf(
  event: EventRow,
  heard: Incident,
  { count, minute }: { readonly count: number; readonly minute: number | null },
): string | null {
  if (event.state === 'scheduled' && heard.kind !== 'start') return 'not started'
  if (event.state === 'live' && heard.kind === 'start') return 'started already'
  const needsSide =
    heard.kind === 'goal' || heard.kind === 'ownGoal' || heard.kind === 'red' || heard.kind === 'yellow'
  if (needsSide && heard.side === null) return 'no side'
  if (heard.kind === 'score' && !heard.score) return 'no score'
  const isBackwards = heard.minute !== null && minute !== null && heard.minute < minute
  // added time of the first half is told as 45, the second half begins at 45
  if (isBackwards && heard.kind !== 'second' && heard.kind !== 'half') return 'minute goes backwards'
  return count >= MOST_INCIDENTS ? 'too many' : null
}

const MOST_INCIDENTS = 2_000
