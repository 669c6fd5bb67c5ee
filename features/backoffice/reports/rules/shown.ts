// Reports as displayed, on screen and in files: every report adds up to its last displayed digit (decision 45). Amounts are truncated to
// the decimals of their currency; totals are truncated once, from the exact sum; the difference between rows and total is a line
// "Rounding". Derived columns are computed from the displayed amounts. Example at two decimals: staked 124.1050, won 127.9790 is displayed
// as 124.10, 127.97 and a revenue of −3.87; owed 1,996.2650 balances −1,996.26 of house accounts.

import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { footed } from '#kit/shown/re-adding.ts'
import { cutServer, cutTo } from '#kit/shown.ts'
import { returnText, type GameFigures, type Liability } from '../rules.ts'
import { netOfRow, type MoneyRow } from './money.ts'

export type DecimalsOf = (currency: Currency) => number

const memberParts = ['cash', 'bonus', 'agents', 'openBets', 'jackpots', 'payingOut'] as const

export type ShownBook = Liability & {
  /** The rounding differences: of the parts to `owed`, and of the house accounts to `houseSum`. */
  readonly owedRounding: Minor
  readonly houseRounding: Minor
}

const total = (amounts: readonly Minor[]): Minor => amounts.reduce((sum, amount) => sum + amount, 0n)

/** Both sides as displayed: they add up to the sum of the exact sides, which is zero. */
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

/** A table line: a row of the report, the rounding of the rows above, or their total. */
export type LineIs = 'row' | 'rounding' | 'total'

export type GameLine = Omit<GameFigures, 'rounds'> & {
  readonly is: LineIs
  readonly name: string
  readonly rounds: bigint | null
}

type NamedGame = GameFigures & { readonly name?: string }

const gameColumns = ['stake', 'win', 'open'] as const

/** The games of each brand and currency, followed by their rounding and total. */
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
  /** Amounts out minus returned amounts: the figure that the overview shows. */
  readonly total: Minor
  readonly net: Minor
}

const moneyColumns = ['moved', 'fees', 'returned'] as const

/** Grouped rows, then the rounding and the separately queried total of each brand, currency and direction. */
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
