import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { risenAt } from '#game-kit/crash/curve.ts'
import type { App } from '#server/app.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import { driveSeries, payReached, type RoundRow } from '#features/play/shared-rounds/public/timed.ts'
import { shownTable, type ShownTable } from '../rules/table.ts'
import { boardOf, type BoardRow } from '../store/board.ts'
import { takeDuty } from '../store/table.ts'
import { flights, keepPace, lookAt, SERIES } from './series.ts'
import { boardBet, isForAll, roomOf, toldBet } from './table.ts'

/** Pages hear of bets and cash-outs this often, and automatic cash-outs are paid at most so much later. */
const TICK_MS = 200
const LEAST_MS = 5
/** A run of the job ends after about this time; the next one follows. */
const RUN_MS = 5_000
/** A process that dies leaves its duty after this time. */
const DUTY_MS = 3_000
const RENEW_MS = 1_000
/** Slips that one transaction pays. */
const SLICE = 200
/** Bets in one event: it must fit into a notification of the database. */
const MOST_TOLD = 40
/** Bets that commit late are read again for so long. */
const OVERLAP_MS = 1_000

type Flight = {
  readonly round: string
  /** What is still to be cashed out automatically, lowest first. */
  tops: readonly { readonly slip: string; readonly top: number }[]
}

/** What this process knows of the rounds that it tells of; lost with it, and read again by the next. */
export type Teller = {
  readonly process: string
  renewAt: number
  told: string
  flight: Flight | null
  /** By round: what pages know of its bets, and since when changes are read. */
  readonly boards: Map<string, { readonly known: Map<string, string>; since: Date }>
}

export const newTeller = (): Teller => ({
  process: randomUUID(),
  renewAt: 0,
  told: '',
  flight: null,
  boards: new Map(),
})

const tellers = new WeakMap<App['pool'], Teller>()

/** The job: nothing while the table rests, otherwise it follows the rounds closely for a while. */
export async function driveCrash(app: App): Promise<void> {
  const teller = tellers.get(app.pool) ?? newTeller()
  tellers.set(app.pool, teller)
  const until = app.clock.now().getTime() + RUN_MS
  while (app.clock.now().getTime() < until) {
    const waitMs = await tick(app, teller)
    if (waitMs === null) return
    await setTimeout(waitMs)
  }
}

/** One look at the table. Returns how long to wait; null: there is nothing to do, or another process does it. */
export async function tick(app: App, teller: Teller): Promise<number | null> {
  const begun = app.clock.now().getTime()
  const seen = await lookAt(app.db)
  if (!seen.isWatched && seen.rounds.length === 0) return null
  if (begun >= teller.renewAt) {
    if (!(await takeDuty(app.db, { series: SERIES, process: teller.process, forMs: DUTY_MS }))) return null
    teller.renewAt = begun + RENEW_MS
  }
  const steps = await driveSeries(app, SERIES)
  const hasMoved = await keepPace(app, steps > 0 ? await lookAt(app.db) : seen)
  if (hasMoved) await driveSeries(app, SERIES)
  const { now, rounds } = steps > 0 || hasMoved ? await lookAt(app.db) : seen
  const table = shownTable(rounds, (await flights(app.db, 1))[0] ?? null, now)
  await tellTable(app, teller, table)
  const flying = rounds.find(({ state }) => state === 'drawn')
  if (flying) await payTops(app, teller, flying, now)
  await tellBoards(app, teller, table)
  const spentMs = app.clock.now().getTime() - begun
  return Math.max(LEAST_MS, untilNext(rounds, now) - spentMs)
}

/** Until the next tick, or the end of the flight or of the sale if that is sooner. */
function untilNext(rounds: readonly RoundRow[], now: Date): number {
  const ends = rounds.flatMap(({ endsAt, closesAt }) => endsAt ?? closesAt)
  const waits = ends.map((end) => end.getTime() - now.getTime()).filter((ms) => ms > 0)
  return Math.min(TICK_MS, ...waits)
}

let lastSeq = 0n

/** Ascends across processes and restarts: microseconds, one more for events of the same moment. */
function nextSeq(app: App): string {
  const now = BigInt(app.clock.now().getTime()) * 1_000n
  lastSeq = now > lastSeq ? now : lastSeq + 1n
  return lastSeq.toString()
}

async function tellTable(app: App, teller: Teller, table: ShownTable): Promise<void> {
  const text = JSON.stringify(table)
  if (text === teller.told) return
  teller.told = text
  for (const { code } of await app.merchants.all())
    app.events.publish(`watch:${roomOf(code)}`, { topic: 'crash.table', seq: nextSeq(app), patch: table })
}

/** Pays the automatic cash-outs that the flight has reached. */
async function payTops(app: App, teller: Teller, round: RoundRow, now: Date): Promise<void> {
  const { id, drawnAt, endsAt } = round
  if (!drawnAt || !endsAt || now >= endsAt) return
  if (teller.flight?.round !== id) {
    const open = (await boardOf(app.db, id, new Date(0))).filter(({ state }) => state === 'open')
    const tops = open.map(({ slip, top }) => ({ slip, top })).toSorted((a, b) => a.top - b.top)
    teller.flight = { round: id, tops }
  }
  const { flight } = teller
  const risen = risenAt(now.getTime() - drawnAt.getTime())
  while (flight.tops[0] && flight.tops[0].top <= risen) {
    const due = flight.tops.filter(({ top }) => top <= risen).slice(0, SLICE)
    const news = await payReached(
      app,
      id,
      due.map(({ slip }) => slip),
    )
    flight.tops = flight.tops.slice(due.length)
    for (const { memberId, ...after } of news) tellBalance(app, memberId, after)
  }
}

async function tellBoards(app: App, teller: Teller, { flying, next, last }: ShownTable): Promise<void> {
  const live = [flying?.round, next?.round, last?.round].flatMap((id) => id ?? [])
  for (const id of teller.boards.keys()) if (!live.includes(id)) teller.boards.delete(id)
  for (const id of live.slice(0, 2)) await tellBoard(app, teller, id)
}

/** Tells each brand of the bets of a round that are new or have been cashed out or taken back. */
async function tellBoard(app: App, teller: Teller, round: string): Promise<void> {
  const board = teller.boards.get(round) ?? { known: new Map<string, string>(), since: new Date(0) }
  teller.boards.set(round, board)
  const rows = (await boardOf(app.db, round, board.since)).filter(isForAll)
  const changed = rows.filter((row) => board.known.get(row.slip) !== stateOf(row)).slice(0, MOST_TOLD)
  for (const row of changed) board.known.set(row.slip, stateOf(row))
  const last = changed.at(-1)
  if (last) board.since = new Date(last.changedAt.getTime() - OVERLAP_MS)
  for (const merchant of new Set(changed.map((row) => row.merchant))) {
    const own = changed.filter((row) => row.merchant === merchant)
    const bets = own.filter(({ state }) => state !== 'void').map((row) => toldBet(boardBet(row, round)))
    const gone = own.filter(({ state }) => state === 'void').map(({ slip }) => slip)
    app.events.publish(`watch:${roomOf(merchant)}`, {
      topic: 'crash.board',
      isPart: true,
      seq: nextSeq(app),
      patch: { round, bets, gone },
    })
  }
}

const stateOf = ({ state, win }: BoardRow): string => `${state} ${win}`
