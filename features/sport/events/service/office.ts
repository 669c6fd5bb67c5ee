import { inTransaction, type Tx } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { sportsOffice } from '../contract/office.ts'
import { isOperator } from '../rules/agreement.ts'
import type { EventResult } from '../rules/results.ts'
import { isSeeded } from '../rules/states.ts'
import { changeEvent, eventById, lockEvent } from '../store/events.ts'
import { incidentsOf } from '../store/incidents.ts'
import { resultsOf, waitingEntries } from '../store/results.ts'
import { tellIncident } from './incidents.ts'
import { announce } from './news.ts'
import { eventRows } from './read.ts'
import { enterResult as enter } from './results.ts'
import { shownEvents, shownIncident, shownResult } from './shown.ts'

type Office = typeof sportsOffice

export async function listForOffice(
  app: App,
  { query }: Given<Office['events']>,
): Promise<Reply<Office['events']> | Refusal<Office['events']>> {
  const found = await eventRows(app, { ...query, waits: query.waits === 'result' }, null)
  if (!found) return { refused: 'sports.zoneUnknown' }
  return { now: app.clock.now(), events: [...(await shownEvents(app.db, found.rows))], next: found.next }
}

/**
 * An event with its results. An operator's entry that waits is shown to that operator only: the second one enters without knowing it. What
 * a feed or a league's table says is shown to everyone, so that an operator who has compared it with the match can confirm it as it is.
 */
export async function eventForOffice(
  app: App,
  id: string,
  { operator }: CallFor<Office['event']>,
): Promise<Reply<Office['event']> | Refusal<Office['event']>> {
  const row = await eventById(app.db, id)
  if (!row) return { refused: 'sports.eventUnknown' }
  const [incidents, results, entries, [event]] = await Promise.all([
    incidentsOf(app.db, id),
    resultsOf(app.db, id),
    waitingEntries(app.db, id),
    shownEvents(app.db, [row]),
  ])
  if (!event) throw new Error(`sports: event ${id} is gone`)
  const seen = entries.filter(({ source }) => !isOperator(source) || source === `operator:${operator.id}`)
  const waiting = seen.map(({ source, byName, result, reason, at }) => ({
    ...shownResult({ event: id, version: 0, result, enteredBy: byName, confirmedBy: '', reason, at }),
    confirmedBy: null,
    mayConfirm: !isOperator(source),
  }))
  return {
    event,
    incidents: incidents.map(shownIncident),
    results: [...waiting, ...results.map((result) => ({ ...shownResult(result), mayConfirm: false }))],
    source: row.source,
    isStopped: row.stops.length > 0,
    epoch: row.epoch,
  }
}

/** Who acts on which event, for the audit log. */
const noted = (
  tx: Tx,
  { operator, ip, now }: Pick<CallFor<Office['event']>, 'operator' | 'ip' | 'now'>,
  entry: { readonly action: string; readonly event: string; readonly after: object; readonly reason: string },
) =>
  writeAudit(tx, {
    operator,
    action: entry.action,
    object: `sportEvent:${entry.event}`,
    after: { ...entry.after },
    reason: entry.reason,
    ip,
    now,
  })

/** An operator's entry of a result; the audit log does not name the score, because the second operator enters without knowing it. */
export async function enterResult(
  app: App,
  { params, body }: Given<Office['enterResult']>,
  call: CallFor<Office['enterResult']>,
): Promise<Reply<Office['enterResult']> | Refusal<Office['enterResult']>> {
  const { operator, now } = call
  const result: EventResult = body.result
  const entered = await inTransaction(app.db, async (tx) => {
    const event = await lockEvent(tx, params.event)
    if (!event) return { problem: 'unknown' } as const
    // its seed decides it; afterwards two operators can void it as any other
    if (isSeeded(event) && event.resultVersion === 0) return { problem: 'tooEarly' } as const
    const by = { source: `operator:${operator.id}`, byName: operator.account, reason: body.reason }
    const done = await enter(tx, event, result, by, now)
    if (!('problem' in done))
      await noted(tx, call, {
        action: 'sport.result',
        event: event.id,
        after: { state: done.state, version: done.version },
        reason: body.reason,
      })
    return done
  })
  if ('problem' in entered)
    switch (entered.problem) {
      case 'unknown':
        return { refused: 'sports.eventUnknown' }
      case 'tooEarly':
        return { refused: 'sports.resultTooEarly' }
      case 'invalid':
        return { refused: 'sports.resultInvalid', detail: { detail: entered.detail } }
      case 'same':
        return { refused: 'sports.resultSame' }
    }
  if (entered.state === 'confirmed') await announce(app, entered.event)
  return { isConfirmed: entered.state === 'confirmed', version: entered.version }
}

export async function changeState(
  app: App,
  { params, body }: Given<Office['changeState']>,
  call: CallFor<Office['changeState']>,
): Promise<Reply<Office['changeState']> | Refusal<Office['changeState']>> {
  const { to, startsAt, reason } = body
  const changed = await inTransaction(app.db, async (tx) => {
    const event = await lockEvent(tx, params.event)
    if (!event) return 'sports.eventUnknown'
    const isPossible = event.state === 'scheduled' || event.state === 'postponed'
    if (!isPossible || isSeeded(event)) return 'sports.wrongState'
    await noted(tx, call, {
      action: 'sport.state',
      event: event.id,
      after: { state: to, startsAt: (startsAt ?? event.startsAt).toISOString() },
      reason,
    })
    return changeEvent(tx, event, { state: to, interrupts: true, ...(startsAt ? { startsAt } : {}) })
  })
  if (typeof changed === 'string') return { refused: changed }
  await announce(app, changed)
  return { done: true }
}

export async function addIncident(
  app: App,
  { params, body }: Given<Office['addIncident']>,
  call: CallFor<Office['addIncident']>,
): Promise<Reply<Office['addIncident']> | Refusal<Office['addIncident']>> {
  const { kind, side = null, minute = null, who = null, score = null, no } = body
  const told = await inTransaction(app.db, async (tx) => {
    const event = await lockEvent(tx, params.event)
    if (!event) return null
    if (isSeeded(event)) return { problem: 'its seed decides it' } as const
    const at = call.now
    const heard = kind === 'undo' ? { kind, at, no: no ?? 0 } : { kind, side, minute, who, score, at }
    const done = await tellIncident(tx, event, heard, {
      source: `operator:${call.operator.id}`,
      sequence: null,
    })
    if ('event' in done)
      await noted(tx, call, {
        action: 'sport.incident',
        event: event.id,
        after: { kind, side, minute },
        reason: '',
      })
    return done
  })
  if (!told) return { refused: 'sports.eventUnknown' }
  if ('problem' in told) return { refused: 'sports.incidentInvalid', detail: { detail: told.problem } }
  await announce(app, told.event, { kind, side })
  const [event] = await shownEvents(app.db, [told.event])
  if (!event) throw new Error(`sports: event ${params.event} is gone`)
  return { event }
}
