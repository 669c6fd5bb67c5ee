// Reports as they are shown, on the screen and in the file: every report adds up to its last shown digit (decision 45). Amounts are cut
// to the decimals of their currency; totals are cut once from the exact sum; what rows lack of their total is a line "Rounding". What is
// worked out from other columns is worked out from their shown amounts. Example at two decimals: staked 124.1050, won 127.9790 is shown
// as 124.10, 127.97 and a revenue of −3.87; owed 1,996.2650 stands against −1,996.26 of our own side.

import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { footed } from '#kit/shown/re-adding.ts'
import { cutServer, cutTo } from '#kit/shown.ts'
import { returnText, type GameFigures, type Liability } from '../rules.ts'
import { netOfRow, type MoneyRow } from './money.ts'

export type DecimalsOf = (currency: Currency) => number

const memberParts = ['cash', 'bonus', 'agents', 'openBets', 'jackpots', 'payingOut'] as const

export type ShownBook = Liability & {
  /** What the parts lack of `owed`, and our own accounts of `houseSum`. */
  readonly owedRounding: Minor
  readonly houseRounding: Minor
}

const total = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0n)

/** Both sides as they are shown: they add up to what the exact ones leave over, which is zero. */
export function shownBook(book: Liability, decimals: number): ShownBook {
  const cut = (amount: Minor) => cutTo(amount, decimals)
  const parts = Object.fromEntries(memberParts.map((part) => [part, cut(book[part])]))
  const house = book.house.map(({ kind, amount }) => ({ kind, amount: cutServer(amount, decimals) }))
  const [owed, sum] = [cut(book.owed), cut(book.sum)]
  const houseSum = sum - owed
  return {
    ...book,
    ...parts,
    held: cut(book.held),
    owed,
    owedRounding: owed - total(memberParts.map((part) => cut(book[part]))),
    house,
    houseSum,
    houseRounding: houseSum - total(house.map(({ amount }) => amount)),
    sum,
  }
}

/** A line of a table: a row of the report, what the rows above lack, or their total. */
export type LineIs = 'row' | 'rounding' | 'total'

export type GameLine = Omit<GameFigures, 'rounds'> & {
  readonly is: LineIs
  readonly name: string
  readonly rounds: bigint | null
}

type NamedGame = GameFigures & { readonly name?: string }

const gameColumns = ['stake', 'win', 'open'] as const

/** The games of each brand and currency, and under them their rounding and total. */
export function gameLines(games: readonly NamedGame[], decimalsOf: DecimalsOf): GameLine[] {
  return groups(games, ({ merchant, currency }) => `${merchant}/${currency}`).flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { merchant, currency } = first
    const shown = footed({ columns: gameColumns, rows: own }, decimalsOf(currency))
    const sum = (of: (row: NamedGame) => bigint) => total(own.map(of))
    const under = { merchant, currency, game: '', name: '', theory: null }
    const withRevenue = (sums: Readonly<Record<(typeof gameColumns)[number], Minor>>) => ({
      ...sums,
      ggr: sums.stake - sums.win,
    })
    return [
      ...own.map((row, at): GameLine => {
        const sums = shown.rows[at] ?? row
        return { ...row, name: row.name ?? row.game, is: 'row', ...withRevenue(sums) }
      }),
      ...(shown.rounding
        ? [{ ...under, is: 'rounding' as const, rounds: null, rtp: null, ...withRevenue(shown.rounding) }]
        : []),
      {
        ...under,
        is: 'total' as const,
        rounds: sum((row) => row.rounds),
        rtp: returnText(
          sum((row) => row.win),
          sum((row) => row.stake),
        ),
        ...withRevenue(shown.totals),
      },
    ]
  })
}

export type MoneyLine = MoneyRow & {
  readonly is: LineIs
  /** What went out less what came back: the figure that the overview shows. */
  readonly total: Minor
  readonly net: Minor
}

const moneyColumns = ['moved', 'fees', 'returned'] as const

/** Rows as they are grouped, then for each brand, currency and way what they lack and the total, which was asked for apart. */
export function moneyLines(
  rows: readonly MoneyRow[],
  totals: readonly MoneyRow[],
  decimalsOf: DecimalsOf,
): MoneyLine[] {
  const line = (is: LineIs, row: MoneyRow): MoneyLine => ({
    ...row,
    is,
    total: row.moved - row.returned,
    net: netOfRow(row),
  })
  const cut = (row: MoneyRow) =>
    footed({ columns: moneyColumns, rows: [row] }, decimalsOf(row.currency)).totals
  return [
    ...rows.map((row) => line('row', { ...row, ...cut(row) })),
    ...totals.flatMap((sum) => {
      const own = rows.filter(
        ({ merchant, currency, way }) =>
          merchant === sum.merchant && currency === sum.currency && way === sum.way,
      )
      const shown = footed({ columns: moneyColumns, rows: own, totals: sum }, decimalsOf(sum.currency))
      return [
        ...(shown.rounding ? [line('rounding', { ...sum, orders: 0n, ...shown.rounding })] : []),
        line('total', { ...sum, ...shown.totals }),
      ]
    }),
  ]
}

function groups<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  return [...Map.groupBy(rows, keyOf).values()]
}
