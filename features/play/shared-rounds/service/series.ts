import { randomUUID } from 'node:crypto'
import { inTransaction, type Tx } from '#db/pool.ts'
import { bad, good, type Json, type Result } from '#game-kit/schema.ts'
import { idAt } from '../rules/ids.ts'
import { cycleRound, gridRounds, type RoundTimes, type Schedule } from '../rules/schedule.ts'
import { dbNow, hasEarlierOpen, insertRound } from '../store/rounds.ts'
import {
  insertConfig,
  lockSeries,
  notePlanned,
  setRunning,
  upsertSeries,
  type SeriesRow,
} from '../store/series.ts'
import { nextSeed, publishChain } from './chains.ts'
import type { Host } from './host.ts'
import { newestChain } from '../store/chains.ts'

export type SeriesAsked = {
  /** Lower case, stable, part of each round's salt: "ssc-3m". */
  readonly key: string
  readonly game: string
  /** The game's default configuration if absent. */
  readonly config?: Json
  readonly source: 'chain' | 'outside'
  /** Null: rounds are scheduled one by one with `scheduleRounds`. */
  readonly schedule: Schedule | null
  readonly chainLength?: number
  /** Names an outside beacon whose value each draw waits for (`setBeacon`). */
  readonly beacon?: string
  /** The most that a number may cost in each book, in ledger units, for games with `exposure`; null: no cap. */
  readonly cap?: bigint | null
}

const CHAIN_LENGTH = 10_000

/**
 * Creates a series, or changes it for rounds that are not scheduled yet; safe to call at every start. Publishes its first chain. Throws if
 * game or configuration is unknown.
 */
export async function ensureSeries(host: Host, asked: SeriesAsked): Promise<SeriesRow> {
  const { app } = host
  const { game } = host.rowOf(asked.game)
  const open = game.open(asked.config ?? game.defaultConfig)
  if (asked.source === 'outside' && !open.takesOutcomes)
    throw new Error(`shared rounds: ${asked.game} takes no outcome from outside`)
  return inTransaction(app.db, async (tx) => {
    const pinned = { game: game.id, edition: game.edition, configHash: open.configHash }
    const config = asked.config ?? game.defaultConfig
    await insertConfig(tx, { hash: open.configHash, game: game.id, edition: game.edition, config })
    await upsertSeries(tx, {
      ...pinned,
      key: asked.key,
      source: asked.source,
      schedule: asked.schedule,
      chainLength: asked.chainLength ?? CHAIN_LENGTH,
      beacon: asked.beacon ?? '',
      cap: asked.cap ?? null,
    })
    const series = await lockSeries(tx, asked.key)
    if (!series) throw new Error(`shared rounds: ${asked.key} was not stored`)
    if (series.source === 'chain' && !(await newestChain(tx, asked.key))) await publishChain(host, tx, series)
    return series
  })
}

/** Schedules rounds with times of their own; those whose number or label exists are left as they are. Returns the new rounds' IDs. */
export async function scheduleRounds(
  host: Host,
  key: string,
  rounds: readonly RoundTimes[],
): Promise<readonly string[]> {
  return inTransaction(host.app.db, async (tx) => {
    const series = await lockSeries(tx, key)
    if (!series) throw new Error(`shared rounds: there is no series ${key}`)
    const ids: string[] = []
    for (const times of rounds) {
      const id = await addRound(host, tx, series, times)
      if (id !== null) ids.push(id)
    }
    return ids
  })
}

/** Schedules a round of a locked series; null if its number or label exists. */
export async function addRound(
  host: Host,
  tx: Tx,
  series: SeriesRow,
  times: RoundTimes,
): Promise<string | null> {
  const { key, game, edition, configHash, source, beacon } = series
  if (source === 'chain' && times.number <= series.lastNumber) return null // seeds are given in the order of draws
  const seed = source === 'chain' ? await nextSeed(host, tx, series) : { chain: null, chainIndex: null }
  const id = idAt((await dbNow(tx)).getTime(), randomUUID())
  const pinned = { series: key, game, edition, configHash, source, beaconSource: beacon }
  const isNew = await insertRound(tx, { ...times, ...pinned, ...seed, id })
  await notePlanned(tx, key, { lastNumber: times.number, planAt: null })
  return isNew ? id : null
}

/** Schedules what a running series has on sale next. Concurrent workers wait for each other and find it done. */
export async function planSeries(host: Host, key: string): Promise<void> {
  await inTransaction(host.app.db, async (tx) => {
    const series = await lockSeries(tx, key)
    if (!series?.isRunning || !series.schedule) return
    const now = await dbNow(tx)
    const { schedule } = series
    if (schedule.kind === 'grid') {
      const { rounds, nextAt } = gridRounds(schedule, { after: series.lastNumber, now })
      let last = series
      for (const times of rounds) {
        await addRound(host, tx, last, times)
        last = { ...last, lastNumber: times.number }
      }
      await notePlanned(tx, key, { lastNumber: last.lastNumber, planAt: nextAt })
      return
    }
    // a cycle: one round at a time; asleep where it is not wanted, until `wantSeries` plans it again
    const isAsleep = schedule.isOnDemand === true && !series.isWanted
    if (isAsleep || (await hasEarlierOpen(tx, { series: key, number: series.lastNumber + 1n }))) {
      await notePlanned(tx, key, { lastNumber: series.lastNumber, planAt: null })
      return
    }
    await addRound(host, tx, series, cycleRound(schedule, { after: series.lastNumber, now }))
  })
}

/** Stops scheduling, or continues; rounds that are scheduled are drawn (G13). */
export async function runSeries(
  host: Host,
  key: string,
  isRunning: boolean,
): Promise<Result<null, 'unknown'>> {
  return inTransaction(host.app.db, async (tx) => {
    if (!(await lockSeries(tx, key))) return bad('unknown')
    await setRunning(tx, key, isRunning)
    return good(null)
  })
}
