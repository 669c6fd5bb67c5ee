import { inTransaction, type Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { createCache, type Cache } from '#server/cache.ts'
import {
  announce,
  changeEvent,
  enterResult,
  eventById,
  lockEvent,
  type EventRow,
} from '#features/sport/events/public.ts'
import type { ChangedEvent } from '#features/sport/events/rules/changed.ts'
import { isSeeded } from '#features/sport/events/rules/states.ts'
import { expectRest } from '#features/sport/prices/public.ts'
import { resultOf, standingsOf } from '../rules/title.ts'
import { isFinal, isLastRound, isToCome, matchesOf } from '../rules/rest.ts'
import {
  claim,
  giveUp,
  matchesIn,
  noteSeen,
  onSale,
  openOutrights,
  overRecently,
  seasonState,
  type OutrightRow,
  type SeasonState,
} from '../store/outrights.ts'
import { counted, titlesNow } from './season.ts'

/** The job: keeps every outright in step with its season. Everything follows from rows, so any worker may do it. */
export async function followOutrights(app: App): Promise<void> {
  for (const row of await openOutrights(app.db)) await tried(app, row, () => follow(app, row))
}

/** The job: titles that were decided by results which have been corrected since. */
export async function checkOutrights(app: App): Promise<void> {
  for (const row of await overRecently(app.db)) await tried(app, row, () => follow(app, row))
}

/** Processes look so often for outrights that are on sale: a goal in a match whose outright pauses already costs no query. */
const ON_SALE_MS = 1_000
const caches = new WeakMap<App['pool'], Cache<readonly OutrightRow[]>>()

function onSaleNow(app: App): Promise<readonly OutrightRow[]> {
  const known = caches.get(app.pool) ?? createCache<readonly OutrightRow[]>(ON_SALE_MS)
  caches.set(app.pool, known)
  return known('', () => onSale(app.db))
}

/**
 * A match has begun, moved or ended: its league's outright pauses in the same process, before the job looks at it. One that another process
 * opened within the last second is left to the job.
 */
export async function seasonChanged(app: App, { id, league }: ChangedEvent): Promise<void> {
  const rows = await onSaleNow(app)
  for (const row of rows) if (row.league === league && row.event !== id) await pause(app, row)
}

async function tried(app: App, { league, season }: OutrightRow, act: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    app.log.error(
      { error, league, season },
      'sport outrights: a season was not followed; it will be repeated',
    )
  }
}

const seenOf = ({ versions, over }: SeasonState) => `${versions}:${over}`
const sidesOf = ({ runners }: EventRow) => (runners ?? []).map(([, side]) => side)

/** Whether bets on the winner may be taken: no match runs, one is left, and the prices rest on every result. */
const isOpen = (state: SeasonState, seen: string): boolean =>
  state.running === 0 && state.next !== null && seen === seenOf(state)

/** Whether an outright has to say that its betting does not open again: its last match has begun, and it does not say so yet. */
const isEnding = (state: SeasonState, event: EventRow): boolean =>
  isLastRound(sidesOf(event).length, state) && !event.stops.includes('final')

/** Whether it says so although a match is to come: its last match was postponed after it had begun, or another one is played again. */
const isUnended = (state: SeasonState, event: EventRow): boolean =>
  event.stops.includes('final') && isToCome(sidesOf(event).length, state)

/**
 * One look at a season. Betting on its winner ends with the start of the next match, by the window's own time, so no one bets on a table
 * that a running match is changing; after the match's result it is priced and opens until the following one. It is paused before anything
 * is counted or decided: whatever fails then, no one bets on what is known.
 */
async function follow(app: App, row: OutrightRow): Promise<void> {
  const state = await seasonState(app.db, row)
  const event = await eventById(app.db, row.event)
  if (!event) return
  const isPaused = event.stops.includes('provider')
  const isTold = isPaused && !isEnding(state, event) && !isUnended(state, event)
  if (!isOpen(state, row.seen) && !isTold) await pause(app, row)
  if (state.running > 0) return
  if (state.left === 0 && state.count >= matchesOf(sidesOf(event).length))
    return conclude(app, row, { event, state })
  const isMoved = event.startsAt.getTime() !== state.next?.getTime()
  const isOld = row.seen !== seenOf(state)
  if (!state.next || event.state !== 'scheduled' || (!isPaused && !isMoved && !isOld)) return
  if (!isOld) return reopen(app, row, { state, titles: null })
  if (!(await claim(app.db, row))) return
  try {
    const titles = await titlesNow(app, { ...row, sides: sidesOf(event) })
    await reopen(app, row, { state, titles })
  } catch (error) {
    await giveUp(app.db, row.event)
    throw error
  }
}

/** Opens betting until the next match, unless the season has changed since it was counted. */
async function reopen(
  app: App,
  row: OutrightRow,
  { state, titles }: { readonly state: SeasonState; readonly titles: readonly number[] | null },
): Promise<void> {
  const changed = await inTransaction(app.db, async (tx) => {
    const locked = await lockEvent(tx, row.event)
    const now = await seasonState(tx, row)
    const isSame = seenOf(now) === seenOf(state) && now.next?.getTime() === state.next?.getTime()
    if (locked?.state !== 'scheduled' || !now.next || now.running > 0 || !isSame) return null
    if (titles) await expectRest(tx, row.event, titles)
    await noteSeen(tx, row.event, { seen: seenOf(now), isOver: false })
    // a last match that was moved back into the future is one to come again
    const again = locked.stops.includes('final') ? await changeEvent(tx, locked, { free: 'final' }) : locked
    return changeEvent(tx, again, { startsAt: now.next, free: 'provider', interrupts: true })
  })
  caches.delete(app.pool)
  if (changed) await announce(app, changed)
  else await giveUp(app.db, row.event)
}

/**
 * Stops betting unless it may go on, with the last match until another one is to come. The season is read with the row locked: what
 * commits later finds the outright as this left it, and pauses it in turn.
 */
async function pause(app: App, row: OutrightRow): Promise<void> {
  const changed = await inTransaction(app.db, async (tx) => {
    const locked = await lockEvent(tx, row.event)
    if (locked?.state !== 'scheduled') return null
    const state = await seasonState(tx, row)
    const isDue = locked.startsAt.getTime() === state.next?.getTime()
    if (isOpen(state, row.seen) && isDue) return null
    const isPaused = locked.stops.includes('provider')
    const paused = isPaused ? locked : await changeEvent(tx, locked, { stop: 'provider' })
    if (isEnding(state, paused)) return changeEvent(tx, paused, { stop: 'final' })
    if (isUnended(state, paused)) return changeEvent(tx, paused, { free: 'final' })
    return isPaused ? null : paused
  })
  if (!changed) return
  caches.delete(app.pool)
  await announce(app, changed)
}

/**
 * Nothing is left of a season: the window ends now, even if its next match was to start later and was called off, and the table is entered
 * as the final order. That of a virtual league follows from results that anyone verifies; an imported league's is one of two sources, and
 * an operator, who knows what the competition decided, is the other. A table without a result of each pair is left to two operators.
 */
async function conclude(
  app: App,
  row: OutrightRow,
  { event, state }: { readonly event: EventRow; readonly state: SeasonState },
): Promise<void> {
  const seen = seenOf(state)
  const isDecided = event.state !== 'scheduled'
  if (row.seen === seen && (row.isOver || !isDecided)) return
  const sides = sidesOf(event)
  const matches = await matchesIn(app.db, row)
  const isWhole = isFinal(sides.length, matches, { isVirtual: isSeeded(event) })
  const changed = await inTransaction(app.db, async (tx) => {
    const locked = await lockEvent(tx, row.event)
    if (!locked) return null
    await noteSeen(tx, row.event, { seen, isOver: isWhole || isDecided })
    const ended = await endNow(tx, locked, state.now)
    return isWhole
      ? enterTable(tx, row, { ended, table: standingsOf(sides, counted(matches)), now: state.now })
      : ended
  })
  if (changed && changed.version !== event.version)
    await announce(app, changed, { kind: 'result', side: null })
}

const endNow = (tx: Tx, event: EventRow, now: Date): Promise<EventRow> | EventRow =>
  event.state === 'scheduled' && event.startsAt.getTime() > now.getTime()
    ? changeEvent(tx, event, { startsAt: now })
    : event

async function enterTable(
  tx: Tx,
  row: OutrightRow,
  {
    ended,
    table,
    now,
  }: { readonly ended: EventRow; readonly table: ReturnType<typeof standingsOf>; readonly now: Date },
): Promise<EventRow> {
  const by = { source: 'table', byName: 'League table', reason: `season ${row.season}` }
  const proof = isSeeded(ended) ? { proof: 'results' } : {}
  const entered = await enterResult(tx, ended, resultOf(table), { ...by, ...proof }, now)
  if (!('problem' in entered)) return entered.event
  if (entered.problem === 'same') return ended
  throw new Error(`sport outrights: ${row.league} ${row.season}: ${entered.problem}`)
}
