import type { Tx } from '#db/pool.ts'
import { isOperator } from '../rules/agreement.ts'
import { fold, interrupts, stateAfter, withClock, type Incident, type IncidentKind } from '../rules/live.ts'
import { isBettable, type EventState } from '../rules/states.ts'
import { changeEvent, type EventRow } from '../store/events.ts'
import {
  incidentsOf,
  insertIncident,
  notTakenBack,
  numberOf,
  voidIncident,
  type IncidentRow,
} from '../store/incidents.ts'

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
    const no =
      heard.no ?? (await numberOf(tx, event.id, { source: from.source, sequence: heard.of ?? 0 })) ?? 0
    const problem = undoProblemOf(before, no, from.source)
    if (problem) return { problem }
    await voidIncident(tx, event.id, { no, by: from.source })
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
  const isInterrupted = interrupts(heard.kind)
  const state = heard.kind === 'undo' ? stateOf(stands) : stateAfter(event.state, heard.kind)
  const changed = await changeEvent(tx, event, {
    state,
    live: state === 'scheduled' ? null : withClock(fold(stands), event.live?.told),
    interrupts: isInterrupted,
    ...(isInterrupted && isBettable(state) ? { stop: 'incident' } : {}),
  })
  return { event: changed }
}

/** The state after something was taken back. A match whose kick-off was can begin again, be moved or be postponed. */
function stateOf(stands: readonly Incident[]): EventState {
  if (stands.length === 0) return 'scheduled'
  return stands.some(({ kind }) => kind === 'end') ? 'ended' : 'live'
}

/**
 * A kick-off is taken back only by who told it, before anything else is told: goals that were taken back may have been paid as leads, and
 * a feed that knows nothing of it goes on telling.
 */
function undoProblemOf(before: readonly IncidentRow[], no: number, by: string): string | null {
  const meant = before.find((each) => each.no === no && !each.isVoid)
  if (!meant) return 'no such incident'
  if (meant.kind !== 'start') return null
  if (before.length > 1) return 'others after the start'
  const isSame = meant.source === by || (isOperator(meant.source) && isOperator(by))
  return isSame ? null : 'told by another source'
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
