import { inTransaction } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import {
  announce,
  changeEvent,
  enterResult,
  eventById,
  lockEvent,
  type EventRow,
} from '#features/sport/events/public.ts'
import { isSeeded } from '#features/sport/events/rules/states.ts'
import { hearExpectations } from '#features/sport/prices/public.ts'
import { resultOf } from '../rules/title.ts'
import { matchesOf } from '../rules/rest.ts'
import {
  noteSeen,
  openOutrights,
  overSince,
  seasonState,
  type OutrightRow,
  type SeasonState,
} from '../store/outrights.ts'
import { tableNow, titlesNow } from './season.ts'

/** A corrected result of a match moves a title that was decided this long ago. */
const CORRECTED_MS = 30 * 86_400_000

/** The job: keeps every outright in step with its season. Everything follows from rows, so any worker may do it. */
export async function followOutrights(app: App): Promise<void> {
  for (const row of await openOutrights(app.db)) await tried(app, row, () => follow(app, row))
}

/** The job: titles that were decided by results which have been corrected since. */
export async function checkOutrights(app: App): Promise<void> {
  const since = new Date(app.clock.now().getTime() - CORRECTED_MS)
  for (const row of await overSince(app.db, since)) await tried(app, row, () => follow(app, row))
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

/**
 * One look at a season. Betting on its winner ends with the start of the next match, by the window's own time, so no one bets on a table
 * that a running match is changing; after the match's result it is priced and opens until the following one.
 */
async function follow(app: App, row: OutrightRow): Promise<void> {
  const event = await eventById(app.db, row.event)
  if (!event) return
  const state = await seasonState(app.db, { ...row, now: app.clock.now() })
  if (state.isRunning) return pause(app, event)
  if (state.over === matchesOf(sidesOf(event).length)) return decide(app, row, { event, state })
  if (!state.next) return pause(app, event)
  const isPaused = event.stops.includes('provider')
  const isMoved = event.startsAt.getTime() !== state.next.getTime()
  const isOld = row.seen !== seenOf(state)
  if (!isPaused && !isMoved && !isOld) return
  const { next } = state
  const titles = isOld ? await titlesNow(app, { ...row, sides: sidesOf(event) }) : null
  const changed = await inTransaction(app.db, async (tx) => {
    const locked = await lockEvent(tx, row.event)
    if (locked?.state !== 'scheduled' || locked.version !== event.version) return null
    if (titles) await hearExpectations(tx, row.event, titles)
    await noteSeen(tx, row.event, { seen: seenOf(state), isOver: false })
    return changeEvent(tx, locked, { startsAt: next, free: 'provider', interrupts: true })
  })
  if (changed) await announce(app, changed)
}

/** The window has ended with its time; the page says so. */
async function pause(app: App, { id, stops, state }: EventRow): Promise<void> {
  if (stops.includes('provider') || state !== 'scheduled') return
  const changed = await inTransaction(app.db, async (tx) => {
    const locked = await lockEvent(tx, id)
    return locked?.state === 'scheduled' ? changeEvent(tx, locked, { stop: 'provider' }) : null
  })
  if (changed) await announce(app, changed)
}

/**
 * Enters the final order by the table. That of a virtual league follows from results that anyone verifies; an imported league's is one of
 * two sources, and an operator, who knows what the competition decided, is the other.
 */
async function decide(
  app: App,
  row: OutrightRow,
  { event, state }: { readonly event: EventRow; readonly state: SeasonState },
): Promise<void> {
  const seen = seenOf(state)
  if (row.seen === seen) return
  const result = resultOf(await tableNow(app, { ...row, sides: sidesOf(event) }))
  const changed = await inTransaction(app.db, async (tx) => {
    const locked = await lockEvent(tx, row.event)
    if (!locked) return null
    await noteSeen(tx, row.event, { seen, isOver: true })
    const by = { source: 'table', byName: 'League table', reason: `season ${row.season}` }
    const entered = await enterResult(
      tx,
      locked,
      result,
      isSeeded(event) ? { ...by, proof: 'results' } : by,
      app.clock.now(),
    )
    if (!('problem' in entered)) return entered.event
    if (entered.problem === 'same') return null
    throw new Error(`sport outrights: ${row.league} ${row.season}: ${entered.problem}`)
  })
  if (changed) await announce(app, changed, { kind: 'result', side: null })
}
