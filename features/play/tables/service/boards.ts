import { LRUCache } from 'lru-cache'
import type { Currency } from '#kit/currency.ts'
import { isRecord, type Json } from '#game-kit/schema.ts'
import type { Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { createCache, type Cache } from '#server/cache.ts'
import {
  correctionsOf,
  latestRounds,
  newestOutcomes,
  runningAmong,
  wakeSeries,
  type LiveRound,
} from '#features/play/shared-rounds/public.ts'
import { agreedSoFar, dealersNow, protocolOf, type DealerNow } from '#features/play/dealers/public.ts'
import { gameOf, seriesOf, tableOfSeries, tables, type TableRow } from './catalogue.ts'
import { goodRoads } from './good-roads.ts'
import { inForce, ownRule } from './limits.ts'
import { bigBetsOf, playersOf, standsOf } from '../store/seats.ts'
import { shownRound, type DealtEvent } from './round.ts'

/** A table stays awake for so long after someone looked. */
export const AWAKE_MS = 120_000
/** Tables that everyone sees may be as old as this. */
const KEPT_MS = 500
const MOST_MARKS = 100
const BIG_BETS = 6

/** Results of a table, oldest first. */
type Results = {
  /** The newest round, and what changes with a correction of any. */
  readonly newest: string
  readonly marks: readonly string[]
  readonly shoe: Shoe | null
}
type Shoe = { readonly number: number; readonly round: number; readonly left: number }

/** What everyone sees of a table. */
export type Board = {
  readonly row: TableRow
  readonly live: LiveRound | null
  readonly results: Results | null
  readonly players: number
  readonly isOpen: boolean
  /** Who deals it by hand; null: it deals from its chain. */
  readonly dealer: DealerNow | null
  /** What both sources of its round have read so far. */
  readonly dealt: readonly DealtEvent[]
}

type Kept = {
  readonly boards: Cache<ReadonlyMap<string, Board>>
  readonly results: LRUCache<string, Results>
}
const kept = new WeakMap<App['pool'], Kept>()

const createResults = () => new LRUCache<string, Results>({ max: 200 })

function keptOf(app: App): Kept {
  const known = kept.get(app.pool)
  if (known) return known
  const made = {
    boards: createCache<ReadonlyMap<string, Board>>(KEPT_MS),
    results: createResults(),
  }
  kept.set(app.pool, made)
  return made
}

const isCount = (value: unknown): value is number => typeof value === 'number'

function shoeOf(outcome: Json | undefined): Shoe | null {
  const shoe: unknown = isRecord(outcome) ? outcome['shoe'] : null
  if (!isRecord(shoe)) return null
  const { number, round, left } = shoe
  return isCount(number) && isCount(round) && isCount(left) ? { number, round, left } : null
}

/** The results of each series; what is known is read again only where a newer round is public, or one was corrected. */
async function resultsOf(app: App, series: readonly string[]): Promise<ReadonlyMap<string, Results>> {
  // what a transaction sees may be rolled back: it is not kept
  const results = app.db.isTransaction ? createResults() : keptOf(app).results
  // what a chain gave is never corrected
  const dealt = series.filter((key) => tableOfSeries(key)?.isDealt)
  const [newest, corrections] = await Promise.all([
    newestOutcomes(app.db, series, 1),
    dealt.length > 0 ? correctionsOf(app.db, dealt, MOST_MARKS) : null,
  ])
  const versionOf = ({ id, series: key }: (typeof newest)[number]) => `${id} ${corrections?.get(key) ?? ''}`
  const missing = newest.filter((round) => results.get(round.series)?.newest !== versionOf(round))
  const all =
    missing.length === 0
      ? []
      : await newestOutcomes(
          app.db,
          missing.map((row) => row.series),
          MOST_MARKS,
        )
  for (const round of missing) {
    const key = round.series
    const row = tableOfSeries(key)
    if (!row) continue
    const rounds = all.filter((one) => one.series === key)
    const shoe = shoeOf(rounds[0]?.outcome)
    // a road is of one shoe
    const own = shoe ? rounds.filter(({ outcome }) => shoeOf(outcome)?.number === shoe.number) : rounds
    const marks = own.map(({ outcome }) => gameOf(row).mark(outcome)).toReversed()
    results.set(key, { newest: versionOf(round), marks, shoe })
  }
  return new Map(series.flatMap((key) => (results.has(key) ? [[key, results.get(key)!] as const] : [])))
}

async function readBoards(app: App, rows: readonly TableRow[]): Promise<ReadonlyMap<string, Board>> {
  const series = rows.map(seriesOf)
  const [rounds, results, running] = await Promise.all([
    latestRounds(app, series),
    resultsOf(app, series),
    runningAmong(app.db, series),
  ])
  const bySeries = new Map(rounds.map((live) => [live.round.series, live]))
  const ids = rounds.map(({ round }) => round.id)
  const hasDealt = rows.some(({ isDealt }) => isDealt)
  const [players, dealers, agreed] = await Promise.all([
    playersOf(app.db, ids),
    hasDealt ? dealersNow(app.db) : null,
    hasDealt ? agreedSoFar(app.db, ids) : null,
  ])
  return new Map(
    rows.map((row) => {
      const key = seriesOf(row)
      const live = bySeries.get(key) ?? null
      const dealer = row.isDealt && dealers ? dealers(row.code) : null
      const values = (live && row.isDealt && agreed?.get(live.round.id)) || null
      const board = {
        row,
        live,
        results: results.get(key) ?? null,
        players: live ? (players.get(live.round.id) ?? 0) : 0,
        isOpen: running.has(key) && (dealer === null || dealer.isOpen),
        dealer,
        dealt: values ? protocolOf(row.game).shown(values) : [],
      }
      return [row.code, board]
    }),
  )
}

/** All tables, or one, as everyone sees them; they are woken where they sleep, unless `wakes` is false. */
export async function boardsOf(app: App, rows: readonly TableRow[], wakes = true): Promise<readonly Board[]> {
  if (wakes) await wakeSeries(app, rows.map(seriesOf), AWAKE_MS)
  const key =
    rows.length === 1
      ? (rows[0]?.code ?? '')
      : rows.length === tables.length
        ? '*'
        : rows.map((row) => row.code).join()
  const boards = await keptOf(app).boards(key, () => readBoards(app, rows))
  return rows.flatMap((row) => boards.get(row.code) ?? [])
}

/** Whether a board belongs into lists: a table with a dealer only while one is on shift. */
export const isListed = ({ dealer }: Board): boolean => dealer === null || dealer.dealer !== null

/** The newest state of a table, not kept: for news. */
export async function freshBoard(app: App, row: TableRow): Promise<Board | null> {
  return (await readBoards(app, [row])).get(row.code) ?? null
}

/** A table as the contract shows it, in the caller's language and currency, with the limits of the caller's rank. */
export async function shownTable(
  app: App,
  board: Board,
  caller: {
    readonly language: Language
    readonly currency: Currency
    readonly memberId: bigint | null
    readonly now: Date
  },
) {
  const { now } = caller
  const { row, live, results, players, isOpen, dealer, dealt } = board
  const rule = (await ownRule(app, row, caller)) ?? (await ownRule(app, row, { ...caller, currency: 'FUN' }))
  if (!rule) throw new TypeError(`tables: ${row.code} has no limits`)
  const { min, step, maxMain, maxSide, tableMax, chips } = rule
  const shown = live && shownRound(row, live, { now, dealt })
  const marks = results?.marks ?? []
  return {
    code: row.code,
    name: row.name[caller.language],
    game: row.game,
    series: seriesOf(row),
    sellsSeconds: (await inForce(app, row)).sellsSeconds,
    isOpen,
    limits: { currency: caller.currency, min, step, maxMain, maxSide, tableMax, chips: [...chips] },
    phase: shown?.phase ?? ('asleep' as const),
    closesAt: shown?.closesAt ?? null,
    players,
    marks: [...marks],
    goodRoads: goodRoads(row.game, marks).map((road) => ({ ...road })),
    shoe: results?.shoe ?? null,
    dealer: dealer && {
      name: dealer.dealer,
      isPaused: dealer.isPaused,
      video: dealer.dealer === null ? null : dealer.video,
      whep: dealer.dealer === null ? null : dealer.whep,
      delayMs: dealer.delayMs,
    },
  }
}

/** What all members have bet on a round. */
export async function seatsOf(app: App, row: TableRow, round: string | null) {
  if (round === null) return { table: row.code, round, players: 0, books: [], big: [] }
  const [stands, players, big] = await Promise.all([
    standsOf(app.db, [round]),
    playersOf(app.db, [round]),
    bigBetsOf(app.db, round, BIG_BETS),
  ])
  const currencies = [...new Set(stands.map(({ currency }) => currency))]
  return {
    table: row.code,
    round,
    players: players.get(round) ?? 0,
    books: currencies.map((currency) => ({
      currency,
      stands: stands
        .filter((stand) => stand.currency === currency)
        .map(({ key, players: count, stake }) => ({ key, players: count, stake })),
    })),
    big: [...big],
  }
}
