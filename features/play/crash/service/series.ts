import { runsMs } from '#game-kit/crash/crash.ts'
import type { App } from '#server/app.ts'
import type { Db } from '#db/pool.ts'
import { ensureCatalogue } from '#features/play/lobby/public/catalogue.ts'
import {
  ensureSeries,
  newestOutcomes,
  runningAmong,
  scheduleRounds,
  type PublicOutcome,
} from '#features/play/shared-rounds/public.ts'
import {
  hastenSale,
  lastNumberOf,
  liveRounds,
  type RoundRow,
} from '#features/play/shared-rounds/public/timed.ts'
import { AWAY_MS, decidePace } from '../rules/pace.ts'
import type { LastFlight } from '../rules/table.ts'
import { configNow } from './limits.ts'
import { watchedAt } from '../store/table.ts'

/** The game (games/shared.ts), and its only series. */
export const GAME = 'paper-kite'
export const SERIES = 'paper-kite'

/** A round every twenty seconds at most: a chain lasts for two days of play without a pause. */
const CHAIN_LENGTH = 10_000

const created = new WeakMap<App['pool'], Promise<void>>()

/** Creates the series once per process, with its first chain, and the game's row in the lobby, which operators switch. */
export async function ensureTable(app: App): Promise<void> {
  const known = created.get(app.pool)
  const creating = known ?? create(app)
  created.set(app.pool, creating)
  creating.catch(() => created.delete(app.pool)) // not kept: the next call tries again
  await creating
}

async function create(app: App): Promise<void> {
  await ensureCatalogue(app.db)
  await setTable(app)
}

/** Gives the series the limits that are in force, for rounds that are not scheduled yet. */
export async function setTable(app: App): Promise<void> {
  await ensureSeries(app, {
    key: SERIES,
    game: GAME,
    config: await configNow(app.db),
    source: 'chain',
    schedule: null,
    chainLength: CHAIN_LENGTH,
  })
}

export type Seen = {
  readonly now: Date
  readonly rounds: readonly RoundRow[]
  readonly isWatched: boolean
  /** False: an operator or the opening hours have closed it. Rounds on sale fly, no further ones are scheduled. */
  readonly isOpen: boolean
}

/** Whether further rounds are scheduled: neither an operator nor the opening hours have closed the table. */
export const isRunning = async (db: Db): Promise<boolean> => (await runningAmong(db, [SERIES])).has(SERIES)

/** The rounds that are not over, with the database's clock and whether someone is there. */
export async function lookAt(db: Db): Promise<Seen> {
  const [rounds, isOpen] = await Promise.all([liveRounds(db, SERIES), isRunning(db)])
  const { watchedAt: at, now } = await watchedAt(db, SERIES)
  return { now, rounds, isWatched: at !== null && now.getTime() - at.getTime() < AWAY_MS, isOpen }
}

/** Schedules and starts rounds as they are due; repeated or concurrent calls change nothing more. True: something changed. */
export async function keepPace(app: App, { now, rounds, isWatched, isOpen }: Seen): Promise<boolean> {
  const { hasten, schedule } = decidePace({ now, rounds, isWatched: isWatched && isOpen })
  if (hasten) return hastenSale(app, hasten.id, hasten.closesAt)
  if (!schedule) return false
  const number = (await lastNumberOf(app.db, SERIES)) + 1n
  const times = { number, label: `${number}`, opensAt: now, closesAt: schedule, drawsAt: schedule }
  return (await scheduleRounds(app, SERIES, [times])).length > 0
}

/** A flight that has ended, from its public outcome. */
export function flightOf({ id, label, drawnAt, outcome }: PublicOutcome): LastFlight {
  const at = multiplierOf(outcome)
  return {
    round: id,
    label,
    at,
    startedAt: drawnAt,
    endedAt: new Date(drawnAt.getTime() + runsMs({ at })),
  }
}

export function multiplierOf(outcome: unknown): number {
  const isKnown = typeof outcome === 'object' && outcome !== null && 'at' in outcome
  return isKnown && typeof outcome.at === 'number' ? outcome.at : 0
}

/** The newest flights that have ended, newest first. */
export async function flights(db: Db, count: number): Promise<readonly LastFlight[]> {
  return (await newestOutcomes(db, [SERIES], count)).map(flightOf)
}
