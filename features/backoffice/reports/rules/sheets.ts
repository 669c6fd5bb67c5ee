import type { Minor } from '#kit/money.ts'
import { shownText } from '#kit/shown.ts'
import { sheet, type GameFigures, type Heading, type Liability, type Sheet, type Words } from '../rules.ts'
import { gameLines, shownBook, type DecimalsOf, type GameLine } from './shown.ts'

const memberParts = ['cash', 'bonus', 'agents', 'openBets', 'jackpots', 'payingOut'] as const

/** The liability report as rows of a CSV file, as displayed; each book ends with its check. */
export function liabilitySheet(
  books: readonly Liability[],
  decimalsOf: DecimalsOf,
  heading: Heading,
  t: Words,
): Sheet {
  const rows = books.flatMap((exact) => {
    const decimals = decimalsOf(exact.currency)
    const book = shownBook(exact, decimals)
    const line = (words: string, amount: Minor) => [
      book.merchant,
      book.currency,
      words,
      shownText(amount, decimals),
    ]
    const rounding = (amount: Minor) => (amount === 0n ? [] : [line(t('ui.rounding'), amount)])
    return [
      ...memberParts.map((part) => line(t(`reports.${part}`), book[part])),
      ...rounding(book.owedRounding),
      line(t('reports.owed'), book.owed),
      line(t('reports.held'), book.held),
      ...book.house.map(({ kind, amount }) => line(t(`reports.house.${kind}`), amount)),
      ...rounding(book.houseRounding),
      line(t('reports.houseSum'), book.houseSum),
      line(t('reports.sum'), book.sum),
    ]
  })
  return sheet(
    t('reports.liability'),
    heading,
    t,
    ['merchant', 'currency', 'part', 'amount'].map((column) => t(`reports.${column}`)),
    rows,
  )
}

const columns = [
  'merchant',
  'currency',
  'game',
  'rounds',
  'stake',
  'win',
  'ggr',
  'rtp',
  'theory',
  'open',
] as const

/** The game report as rows of a CSV file, as displayed, with a total per brand and currency. */
export function gamesSheet(
  games: readonly GameFigures[],
  decimalsOf: DecimalsOf,
  heading: Heading,
  t: Words,
): Sheet {
  const gameOf = ({ is, game }: GameLine) =>
    is === 'row' ? game : t(is === 'total' ? 'ui.total' : 'ui.rounding')
  const rows = gameLines(games, decimalsOf).map((row) =>
    columns.map((column) => {
      if (column === 'game') return gameOf(row)
      const value = row[column]
      if (typeof value !== 'bigint') return value ?? ''
      return column === 'rounds' ? value.toString() : shownText(value, decimalsOf(row.currency))
    }),
  )
  return sheet(
    t('reports.games'),
    heading,
    t,
    columns.map((column) => t(`reports.${column}`)),
    rows,
  )
}
