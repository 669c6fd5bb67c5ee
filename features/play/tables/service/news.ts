import { moneyText } from '#kit/money.ts'
import type { App } from '#server/app.ts'
import { nextEventNumber } from '#live/event-number.ts'
import type { RoundChange } from '#features/play/shared-rounds/public.ts'
import { tableOfSeries, type TableRow } from './catalogue.ts'
import { freshBoard, seatsOf } from './boards.ts'
import { shownRound } from './round.ts'

/** Money and instants in their wire form. */
const wire = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? moneyText(each) : each)))

/** A round of a table has changed: its whole public state goes to the pages that watch the table, a line of it to the lobby. */
export async function tellRound(app: App, { id, series }: Pick<RoundChange, 'id' | 'series'>): Promise<void> {
  const row = tableOfSeries(series)
  if (!row) return
  // before the state is read: who reads later has the higher number, so that an older state never replaces a newer one
  const seq = (await nextEventNumber(app.db)).toString()
  const board = await freshBoard(app, row)
  if (!board?.live || board.live.round.id !== id) return // an older round was revealed
  const round = shownRound(row, board.live, { now: app.clock.now(), dealt: board.dealt })
  const of = row.code
  app.events.publish(`watch:table:${of}`, { topic: 'tables.round', seq, of, patch: wire(round) })
  const { phase, closesAt, mark } = round
  const line = { code: of, phase, closesAt, mark, players: board.players }
  app.events.publish('watch:tables', { topic: 'tables.lobby', seq, of, patch: wire(line) })
}

/** Something has changed at a table with a dealer: its pages read its round again. */
export async function tellTable(app: App, row: TableRow): Promise<void> {
  const live = (await freshBoard(app, row))?.live
  if (live) await tellRound(app, live.round)
}

/** Changes of seats are told at most so often by each process. */
const SEATS_MS = 1_000

const due = new WeakMap<App['pool'], Map<string, string>>()

/** A member has bet: the table’s stakes are published, at most once a second. */
export function tellSeats(app: App, row: TableRow, round: string): void {
  const waiting = due.get(app.pool) ?? new Map<string, string>()
  due.set(app.pool, waiting)
  const isWaiting = waiting.has(row.code)
  waiting.set(row.code, round)
  if (isWaiting) return
  setTimeout(() => {
    const newest = waiting.get(row.code) ?? round
    waiting.delete(row.code)
    publishSeats(app, row, newest).catch((error: unknown) =>
      app.log.debug({ error }, 'tables: the stakes of a table were not published'),
    )
  }, SEATS_MS).unref()
}

async function publishSeats(app: App, row: TableRow, round: string): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  const seats = await seatsOf(app, row, round)
  app.events.publish(`watch:table:${row.code}`, {
    topic: 'tables.seats',
    seq,
    of: row.code,
    patch: wire(seats),
  })
}
