import type { Db } from '#db/pool.ts'
import type { RowReference } from '#db/review/references.ts'
import type { App } from '#server/app.ts'
import { possibleResults, sharedGameOf } from '#games/shared.ts'
import { crashConfig } from '#game-kit/crash/crash.ts'
import { stakeIn } from '#game-kit/tables/stakes.ts'
import { CRASH, CRASH_GAME, CRASH_SERIES, ensureCrash, setCrash } from '#features/play/crash/public.ts'
import {
  configOf,
  ensureTable,
  gameOf,
  seriesOf,
  tableOf,
  tables,
  type TableRow,
} from '#features/play/tables/public.ts'
import type { PossibleResult } from '../rules/exposure.ts'
import type { Bounds, CurrencyLimits } from '../rules/limits.ts'

/** A live table or crash, as this page sees both. */
export type LiveRow = {
  readonly code: string
  readonly kind: 'table' | 'crash'
  readonly game: string
  readonly name: { readonly en: string; readonly vi: string }
  readonly series: string
  /** Null: the game has its own pace. */
  readonly usualSeconds: number | null
  /** The limits without a version of operators. */
  readonly usualLimits: readonly CurrencyLimits[]
  /** What the game allows in a currency; null where it does not offer it. */
  readonly boundsOf: (currency: string) => Bounds | null
  /** Results that its bets tell apart; none where they are too many. */
  readonly results: readonly PossibleResult[]
  /** Gives the series what is in force; `app` may be in a transaction. */
  readonly ensure: (app: App) => Promise<void>
}

function ofTable(row: TableRow): LiveRow {
  const game = gameOf(row)
  return {
    code: row.code,
    kind: 'table',
    game: row.game,
    name: row.name,
    series: seriesOf(row),
    usualSeconds: row.sellsSeconds,
    usualLimits: Object.entries(row.stakes).map(([currency, { min, maxMain, maxSide, tableMax }]) => ({
      currency,
      min,
      maxMain,
      maxSide,
      tableMax,
      ranks: [],
    })),
    boundsOf: (currency) => stakeIn(row.stakes, currency),
    results: (possibleResults(row.game) ?? []).map((outcome) => ({ mark: game.mark(outcome), outcome })),
    ensure: (app) => ensureTable(app, row),
  }
}

const crash: LiveRow = {
  code: CRASH,
  kind: 'crash',
  game: CRASH_GAME,
  name: { en: 'Paper Kite', vi: 'Cánh Diều' },
  series: CRASH_SERIES,
  usualSeconds: null,
  usualLimits: Object.entries(crashConfig.stakes).map(([currency, { min, max }]) => ({
    currency,
    min,
    maxMain: max,
    maxSide: max,
    tableMax: max * 2n,
    ranks: [],
  })),
  boundsOf: (currency) =>
    Object.hasOwn(crashConfig.stakes, currency) ? (crashConfig.stakes[currency] ?? null) : null,
  results: [],
  ensure: async (app) => {
    await ensureCrash(app)
    await setCrash(app)
  },
}

/** Every live table, then crash. */
export const liveRows: readonly LiveRow[] = [...tables.map(ofTable), crash]

const byCode = new Map(liveRows.map((row) => [row.code, row]))

export const liveRowOf = (code: string): LiveRow | null => byCode.get(code) ?? null

/** What a bet returns at most per stake; null: unknown. */
export function maxReturnsOf({ code }: LiveRow) {
  const row = tableOf(code)
  const bets = row ? gameOf(row).bets(configOf(row)) : null
  return (key: string) => bets?.get(key)?.maxReturn ?? null
}

/** The game of a round in the version and configuration that it was sold with. */
export function openOf(row: LiveRow) {
  const table = tableOf(row.code)
  const game = table ? gameOf(table).game : sharedGameOf(row.game, 1)
  if (!game) throw new TypeError(`live tables: there is no game ${row.game}`)
  return game.open(table ? configOf(table) : game.defaultConfig)
}

/** What the audit log calls tables. */
export function tableReferences(_: Db, ids: readonly string[]): Promise<RowReference[]> {
  return Promise.resolve(ids.flatMap((id) => (byCode.has(id) ? [{ id, text: id, state: '' }] : [])))
}
