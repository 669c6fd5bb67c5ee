import type { App } from '#server/app.ts'
import { watchedNow } from '#live/watching.ts'
import { ensureSeries, wakeSeries } from '#features/play/shared-rounds/public.ts'
import { setupsNow } from '#features/play/live-office/public.ts'
import { configOf, seriesOf, tableOf, tables, type TableRow } from './catalogue.ts'
import { deleteOldSeats } from '../store/seats.ts'
import { AWAKE_MS } from './boards.ts'
import { asSet } from './limits.ts'

const SECOND_MS = 1_000
/** From the end of the bets to the deal. */
const DEAL_AFTER_MS = 1_500
/** How long the result is shown before the next bets. */
const PAUSE_MS = 4_000
/** A table deals some two thousand rounds a day where someone is always at it. */
const CHAIN = 10_000
/** Seats of older rounds are forgotten; the slips are the record. */
const SEATS_DAYS = 2

/** Tables whose series this process has created. */
const done = new WeakMap<App, Set<string>>()

/** Creates the series of a table, or gives it its newest configuration, limits and pace for rounds that are not scheduled yet. */
export async function ensureTable(app: App, usual: TableRow): Promise<void> {
  const row = asSet(usual, (await setupsNow(app.db)).get(usual.code))
  await ensureSeries(app, {
    key: seriesOf(row),
    game: row.game,
    config: configOf(row),
    chainLength: CHAIN,
    ...(row.isDealt
      ? { source: 'outside', schedule: null } // a dealer opens each round
      : {
          source: 'chain',
          schedule: {
            kind: 'cycle',
            pauseMs: PAUSE_MS,
            sellsMs: row.sellsSeconds * SECOND_MS,
            drawDelayMs: DEAL_AFTER_MS,
            isOnDemand: true,
          },
        }),
  })
}

/** Creates the tables once per process, and keeps awake those whose pages are open. */
export async function planTables(app: App): Promise<void> {
  const known = done.get(app) ?? new Set<string>()
  done.set(app, known)
  for (const row of tables) {
    if (known.has(row.code)) continue
    await ensureTable(app, row)
    known.add(row.code)
  }
  const watched = await watchedNow(app.db, 'table')
  const open = watched.has('tables')
    ? tables
    : [...watched.keys()].flatMap((name) => tableOf(name.replace('table:', '')) ?? [])
  if (open.length > 0) await wakeSeries(app, open.map(seriesOf), AWAKE_MS)
}

export const forgetSeats = (app: App): Promise<void> => deleteOldSeats(app.db, SEATS_DAYS)
