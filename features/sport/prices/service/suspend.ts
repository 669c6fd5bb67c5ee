import { inTransaction, type Tx } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { announce, bettableOf, changeEvent, lockEvent, type EventRow } from '#features/sport/events/public.ts'
import { isSport } from '#features/sport/events/rules/sports.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { sportPricesOffice } from '../contract/office.ts'
import { covers, eventOf, type StopAsked } from '../rules/stops.ts'
import { deleteStop, insertStop, listStops, lockStops } from '../store/stops.ts'
import { tellMoved } from './news.ts'
import { bookState } from './state.ts'

type Office = typeof sportPricesOffice

/** The events that a stop covers, in order of ID; null: what it names does not exist. */
async function eventsOf(tx: Tx, asked: StopAsked): Promise<readonly string[] | null> {
  switch (asked.scope) {
    case 'everything':
      return asked.value === '' ? bettableOf(tx, {}) : null
    case 'sport':
      return isSport(asked.value) ? bettableOf(tx, { sport: asked.value }) : null
    case 'league':
      return asked.value === '' ? null : bettableOf(tx, { league: asked.value })
    case 'event':
    case 'market': {
      const id = eventOf(asked)
      return id !== null && (await lockEvent(tx, id)) ? [id] : null
    }
  }
}

/**
 * Suspends a market, an event, a league, a sport or everything, in one transaction that moves the epoch of every event it covers: it waits
 * for the batches that hold their betting windows, so no bet is accepted once this returns.
 */
export async function suspend(
  app: App,
  { body }: Given<Office['suspend']>,
  call: CallFor<Office['suspend']>,
): Promise<Reply<Office['suspend']> | Refusal<Office['suspend']>> {
  const { scope, value, reason } = body
  return change(app, { scope, value }, async (tx, ids) => {
    await insertStop(tx, { scope, value, byName: call.operator.account, reason })
    await noted(tx, call, { action: 'sport.suspend', scope, value, reason, events: ids.length })
    const stop = scope === 'market' ? ({ interrupts: true } as const) : ({ stop: 'trader' } as const)
    return changeAll(tx, ids, () => stop)
  })
}

/** Ends a suspension; events that another one covers stay suspended. */
export async function resume(
  app: App,
  { body }: Given<Office['resume']>,
  call: CallFor<Office['resume']>,
): Promise<Reply<Office['resume']> | Refusal<Office['resume']>> {
  const { scope, value, reason } = body
  return change(app, { scope, value }, async (tx, ids) => {
    if (!(await deleteStop(tx, { scope, value }))) return []
    await noted(tx, call, { action: 'sport.resume', scope, value, reason, events: ids.length })
    const others = await listStops(tx)
    return changeAll(tx, ids, (event) => {
      if (scope === 'market') return { interrupts: true }
      return others.some((stop) => covers(stop, event)) ? null : { free: 'trader' }
    })
  })
}

async function change(
  app: App,
  asked: StopAsked,
  act: (tx: Tx, ids: readonly string[]) => Promise<readonly EventRow[]>,
): Promise<{ readonly events: number } | { readonly refused: 'sportPrices.scopeUnknown' }> {
  const changed = await inTransaction(app.db, async (tx) => {
    await lockStops(tx, 'change')
    const ids = await eventsOf(tx, asked)
    return ids ? act(tx, ids) : null
  })
  if (!changed) return { refused: 'sportPrices.scopeUnknown' }
  for (const event of changed) {
    tellMoved(app, event.id, event.version, bookState(event).state)
    await announce(app, event)
  }
  return { events: changed.length }
}

async function changeAll(
  tx: Tx,
  ids: readonly string[],
  changeOf: (event: EventRow) => Parameters<typeof changeEvent>[2] | null,
): Promise<readonly EventRow[]> {
  const changed: EventRow[] = []
  for (const id of ids) {
    const event = await lockEvent(tx, id)
    const wanted = event ? changeOf(event) : null
    if (event && wanted) changed.push(await changeEvent(tx, event, wanted))
  }
  return changed
}

const noted = (
  tx: Tx,
  { operator, ip, now }: Pick<CallFor<Office['suspend']>, 'operator' | 'ip' | 'now'>,
  { action, scope, value, reason, events }: StopAsked & { action: string; reason: string; events: number },
) =>
  writeAudit(tx, {
    operator,
    action,
    object: `sportStop:${scope}${value === '' ? '' : `:${value}`}`,
    after: { events },
    reason,
    ip,
    now,
  })

export async function showStops(app: App): Promise<Reply<Office['stops']>> {
  const rows = await listStops(app.db)
  return {
    list: rows.map(({ scope, value, byName, reason, at }) => ({
      scope,
      value,
      why: scope === 'everything' ? ('everything' as const) : ('trader' as const),
      by: byName,
      reason,
      at,
    })),
  }
}
