import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import {
  announce,
  changeEvent,
  incidentsOf,
  lockEvent,
  type EventRow,
  type IncidentRow,
} from '#features/sport/events/public.ts'
import type { ChangedEvent } from '#features/sport/events/rules/changed.ts'
import { interrupts } from '#features/sport/events/rules/live.ts'
import { isSeeded } from '#features/sport/events/rules/states.ts'
import type { Scorer } from '#game-kit/sports/football/scorers.ts'
import { mainOf, movesBetween, offersOf } from '../rules/offers.ts'
import { covers } from '../rules/stops.ts'
import { expectedOf } from '../rules/strength.ts'
import {
  bookOf,
  eventsToPrice,
  expect,
  pricingOf,
  putBook,
  type BookRow,
  type PricingRow,
} from '../store/books.ts'
import { formOf } from '../store/form.ts'
import { listStops, lockStops } from '../store/stops.ts'
import { bookState } from './state.ts'
import { tellMoved } from './news.ts'

/** Events are priced this long before they start. */
const AHEAD_MS = 45 * 24 * 60 * 60_000
/** A clock that runs moves prices in play: they are as old as this at most. */
const CLOCK_MS = 5_000
/** After a goal or a red card betting stays interrupted this long: reviews take it back in the first seconds. */
export const REVIEW_MS = 8_000
const MOST = 50

/**
 * Prices an event again: a new version of its book if a price has changed, and betting continues if only the lack of prices stopped it. In
 * one transaction with the event's row locked, so no version rests on an older state than the one before.
 */
export async function priceEvent(app: App, id: string, cause: string): Promise<BookRow | null> {
  const now = app.clock.now()
  let changed: EventRow | null = null
  const book = await inTransaction(app.db, async (tx) => {
    await lockStops(tx, 'read')
    const event = await lockEvent(tx, id)
    if (!event) return null
    const pricing = await expectationsOf(tx, event)
    const before = await bookOf(tx, id)
    const freed = await freeEvent(tx, event, { hasPricing: pricing !== null, now })
    if (freed !== event) changed = freed
    const offers = pricing ? offersOf(freed, pricing, now) : []
    const moves = movesBetween(before?.offers ?? [], offers)
    const next: BookRow = {
      event: id,
      version: moves.length > 0 || !before ? (before?.version ?? 0) + 1 : before.version,
      eventVersion: freed.version,
      pricingVersion: pricing?.version ?? 0,
      offers,
      main: mainOf(offers),
      count: offers.length,
      at: now,
    }
    await putBook(tx, next, moves.length > 0 ? { cause, changed: moves } : null)
    const isMoved = next.version !== before?.version || freed !== event
    return { row: next, isMoved, event: freed }
  })
  if (!book) return null
  if (book.isMoved) tellMoved(app, id, book.row.version, bookState(book.event).state)
  if (changed) await announce(app, changed)
  return book.row
}

/** What is expected of an event: as it was told, or else from the form of its sides. */
async function expectationsOf(tx: Tx, event: EventRow): Promise<PricingRow | null> {
  const known = await pricingOf(tx, event.id)
  if (known || event.sport !== 'football' || event.kind === 'outright' || isSeeded(event)) return known
  const { home, away, mean } = await formOf(tx, { event: event.id })
  await expect(
    tx,
    { event: event.id, expected: expectedOf(home, away, mean), source: 'form' },
    { isKept: true },
  )
  return pricingOf(tx, event.id)
}

/** Ends the stops that pricing itself may end: an event without prices, and the time after an incident. */
async function freeEvent(
  tx: Tx,
  event: EventRow,
  { hasPricing, now }: { readonly hasPricing: boolean; readonly now: Date },
): Promise<EventRow> {
  let next = event
  if (hasPricing && next.stops.includes('unpriced')) {
    const isStopped = (await listStops(tx)).some((stop) => covers(stop, event))
    next = await changeEvent(tx, next, { free: 'unpriced', ...(isStopped ? { stop: 'trader' } : {}) })
  }
  if (next.stops.includes('incident') && isReviewed(await incidentsOf(tx, event.id), now))
    next = await changeEvent(tx, next, { free: 'incident' })
  return next
}

/** Whether the last interrupting incident is long enough ago. */
function isReviewed(incidents: readonly IncidentRow[], now: Date): boolean {
  const last = incidents.findLast(({ kind }) => interrupts(kind))
  if (!last) return true
  const waitMs =
    last.kind === 'goal' || last.kind === 'ownGoal' || last.kind === 'red' || last.isVoid ? REVIEW_MS : 0
  return now.getTime() - last.at.getTime() >= waitMs
}

/** Prices what is due: new events, changed ones, and those whose clock has moved on. Returns how many. */
export async function priceDue(app: App): Promise<number> {
  const nowMs = app.clock.now().getTime()
  const due = await eventsToPrice(app.db, {
    until: new Date(nowMs + AHEAD_MS),
    clockBefore: new Date(nowMs - CLOCK_MS),
    limit: MOST,
  })
  for (const id of due)
    try {
      await priceEvent(app, id, 'clock')
    } catch (error) {
      app.log.error({ error, event: id }, 'sports: an event was not priced; it will be repeated')
    }
  return due.length
}

/** The job: until nothing is due. */
export async function priceAll(app: App): Promise<void> {
  for (let turn = 0; turn < 40 && (await priceDue(app)) === MOST; turn += 1);
}

/** An event has changed: it is priced immediately, by the process that received it. */
export async function priceChanged(app: App, event: ChangedEvent): Promise<void> {
  const [book, pricing] = await Promise.all([bookOf(app.db, event.id), pricingOf(app.db, event.id)])
  const isPriced =
    book && book.eventVersion >= event.version && book.pricingVersion >= (pricing?.version ?? 0)
  if (isPriced) return
  await priceEvent(app, event.id, event.live?.period ?? event.state)
}

/** What a feed expects of an event and its players, in the transaction of its message. */
export async function hearExpectations(
  tx: Tx,
  event: string,
  expected: readonly number[],
  scorers?: readonly Scorer[],
): Promise<void> {
  await expect(tx, { event, expected, source: 'feed', scorers }, {})
}

/** What a result leaves to expect of the rest of a season: an operator's numbers from before it are about another table. */
export async function expectRest(tx: Tx, event: string, expected: readonly number[]): Promise<void> {
  await expect(tx, { event, expected, source: 'season', scorers: null }, { isFinal: true })
}
