import { tableGames, type TableGame, type TableGameId } from '#games/shared.ts'
import { stakesFrom, tableStakes, type TableStakes } from '#game-kit/tables/stakes.ts'
import { isRecord, type Json } from '#game-kit/schema.ts'

// The tables as data: game, name, pace and limits. Several tables of a game differ in limits and pace; whatever else a table changes of its
// game's usual configuration is in `change`. Example: BAC2 takes bets for 12 seconds from a hundred thousand dong.

export interface TableRow {
  readonly code: string
  readonly game: TableGameId
  readonly name: { readonly en: string; readonly vi: string }
  /** Seconds in which bets are taken. */
  readonly sellsSeconds: number
  /** The smallest chip in each currency; the other limits follow from it (`stakesFrom`). */
  readonly stakes: TableStakes
  /** A dealer deals it by hand, with a second source (features/play/dealers): it is open while one is on shift. */
  readonly isDealt?: true
  /** Fields of the game's configuration that differ at this table. */
  readonly change?: { readonly [field: string]: Json }
}

const low = stakesFrom({ vnd: 5_000, usd: 1, fun: 1 })
const usual = stakesFrom({ vnd: 10_000, usd: 1, fun: 5 })
const high = stakesFrom({ vnd: 100_000, usd: 10, fun: 50 })

/** Bets of a usual table, and of a fast one. */
const USUAL_SECONDS = 20
const FAST_SECONDS = 12

type Pair = { readonly game: TableGameId; readonly code: string; readonly en: string; readonly vi: string }

/** A usual table and a fast one with higher limits. */
const pair = ({ game, code, en, vi }: Pair, stakes = usual): readonly TableRow[] => [
  { code: `${code}1`, game, name: { en: `${en} A`, vi: `${vi} A` }, sellsSeconds: USUAL_SECONDS, stakes },
  {
    code: `${code}2`,
    game,
    name: { en: `${en} B, fast`, vi: `${vi} B, nhanh` },
    sellsSeconds: FAST_SECONDS,
    stakes: high,
  },
]

/** A table with a real dealer: bets as at a usual table, one for each game. */
const dealt = ({ game, code, en, vi }: Pair, stakes = usual): TableRow => ({
  code,
  game,
  name: { en: `${en}, live dealer (demo)`, vi: `${vi} dealer thật (bàn mẫu)` },
  sellsSeconds: USUAL_SECONDS,
  stakes,
  isDealt: true,
})

/** Every table, in menu order. */
export const tables: readonly TableRow[] = [
  ...pair({ game: 'baccarat', code: 'BAC', en: 'Baccarat', vi: 'Baccarat' }),
  ...pair({ game: 'baccarat-no-commission', code: 'BNC', en: 'No Commission', vi: 'Không hoa hồng' }),
  ...pair({ game: 'baccarat-ez', code: 'BEZ', en: 'EZ Baccarat', vi: 'EZ Baccarat' }),
  ...pair({ game: 'dragon-tiger', code: 'DT', en: 'Dragon Tiger', vi: 'Rồng Hổ' }),
  ...pair({ game: 'roulette', code: 'RO', en: 'Roulette', vi: 'Roulette' }, low).map((row) =>
    row.code === 'RO2' ? { ...row, change: { zero: 'halfBack' } } : row,
  ),
  ...pair({ game: 'lucky-roulette', code: 'LR', en: 'Lucky Roulette', vi: 'Roulette số may mắn' }, low),
  ...pair({ game: 'sic-bo', code: 'SB', en: 'Sic Bo', vi: 'Sicbo' }, low),
  ...pair({ game: 'tai-xiu', code: 'TX', en: 'Tai Xiu', vi: 'Tài xỉu' }, low),
  ...pair({ game: 'bau-cua', code: 'BC', en: 'Bau Cua', vi: 'Bầu cua' }, low),
  ...pair({ game: 'xoc-dia', code: 'XD', en: 'Xoc Dia', vi: 'Xóc đĩa' }, low),
  ...pair({ game: 'blackjack', code: 'BJ', en: 'Blackjack', vi: 'Blackjack' }),
  dealt({ game: 'baccarat', code: 'BACD', en: 'Baccarat', vi: 'Baccarat' }),
  dealt({ game: 'dragon-tiger', code: 'DTD', en: 'Dragon Tiger', vi: 'Rồng Hổ' }),
  dealt({ game: 'roulette', code: 'ROD', en: 'Roulette', vi: 'Roulette' }, low),
  dealt({ game: 'sic-bo', code: 'SBD', en: 'Sic Bo', vi: 'Sicbo' }, low),
  dealt({ game: 'xoc-dia', code: 'XDD', en: 'Xoc Dia', vi: 'Xóc đĩa' }, low),
]

/** The tables that are dealt by hand. */
export const dealtTables: readonly TableRow[] = tables.filter(({ isDealt }) => isDealt)

const byCode = new Map(tables.map((row) => [row.code, row]))

export const tableOf = (code: string): TableRow | null => byCode.get(code) ?? null

const PREFIX = 'table-'

/** The series of a table at the host of shared rounds. */
export const seriesOf = ({ code }: Pick<TableRow, 'code'>): string => `${PREFIX}${code.toLowerCase()}`

/** The table that deals a series; null for other series. */
export const tableOfSeries = (series: string): TableRow | null =>
  series.startsWith(PREFIX) ? tableOf(series.slice(PREFIX.length).toUpperCase()) : null

/** A table game by its ID; null if there is none. */
export const gameById = (id: string): TableGame | null => tableGames.find((game) => game.id === id) ?? null

export function gameOf({ game }: Pick<TableRow, 'game'>): TableGame {
  const found = gameById(game)
  if (!found) throw new TypeError(`tables: there is no game ${game}`)
  return found
}

/** The configuration of a table: its game's, with its own limits and changes. */
export function configOf(row: TableRow): Json {
  const { defaultConfig } = gameOf(row).game
  if (!isRecord(defaultConfig)) throw new TypeError(`tables: ${row.game} has no configuration`)

  return { ...defaultConfig, stakes: tableStakes.write(row.stakes), ...row.change }
}
