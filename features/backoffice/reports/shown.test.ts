import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Currency } from '#kit/currency.ts'
import { parseMoney } from '#kit/money.ts'
import { isShortened, shownCredit, shownLine, usedSections } from '#features/money/statements/rules/shown.ts'
import { sections } from '#features/money/statements/rules.ts'
import { liabilities, type GameFigures, type Liability, type Part, type Sheet } from './rules.ts'
import { groupMoney, moneyGroups, totalsOf, type MoneyRow } from './rules/money.ts'
import { moneySheet } from './rules/money-sheet.ts'
import { gamesSheet, liabilitySheet } from './rules/sheets.ts'
import { gameLines, moneyLines, shownBook } from './rules/shown.ts'

// the ledger's four digits; fractions and negative values are the critical cases
const units = fc.bigInt({ min: -9_999_999n, max: 9_999_999n })
const above = fc.bigInt({ min: 0n, max: 9_999_999n })
const decimals = fc.record({ VND: fc.integer({ min: 0, max: 4 }), USD: fc.integer({ min: 0, max: 4 }) })
const decimalsIn = (own: { readonly VND: number; readonly USD: number }) => (currency: Currency) =>
  currency === 'FUN' ? 2 : own[currency]
const sum = (list: readonly bigint[]) => list.reduce((all, one) => all + one, 0n)

const heading = { at: new Date('2026-11-21T04:00:00Z'), by: 'op-huy', interval: 'now' }
const t = (key: string) => key
/** Parses a displayed cell. */
const read = (cell: string | undefined): bigint => parseMoney(cell ?? '') ?? 0n
const tableOf = (sheet: Sheet): readonly (readonly string[])[] => sheet.slice(6)

const part = (side: Part['side'], kind: string, amount: bigint): Part => ({
  merchant: 'JADE',
  currency: 'VND',
  side,
  kind,
  amount,
})

/** A book that sums to zero, as in the ledger. */
const books = fc
  .record({ cash: above, bonus: above, open: above, paying: above, ggr: units, fee: units, debt: above })
  .map(({ cash, bonus, open, paying, ggr, fee, debt }) => {
    const parts = [
      part('wallet', 'cash', cash),
      part('wallet', 'bonus', bonus),
      part('house', 'open_bets', open),
      part('house', 'payout_clearing', paying),
      part('paying', '', paying),
      part('house', 'ggr', ggr),
      part('house', 'fee', fee),
      part('debt', '', -debt),
    ]
    const all = cash + bonus + open + paying + ggr + fee - debt
    return liabilities([...parts, part('house', 'deposit_clearing', -all)])
  })

const memberParts = ['cash', 'bonus', 'agents', 'openBets', 'jackpots', 'payingOut'] as const

test('M16 B4 the displayed liability report adds up: parts plus rounding equal each side, and both sides sum to zero', () => {
  fc.assert(
    fc.property(books, decimals, (list, own) => {
      for (const exact of list) {
        const book = shownBook(exact, own.VND)
        expect(sum(memberParts.map((each) => book[each])) + book.owedRounding).toBe(book.owed)
        expect(sum(book.house.map(({ amount }) => amount)) + book.houseRounding).toBe(book.houseSum)
        expect(book.owed + book.houseSum).toBe(0n)
        expect(book.sum).toBe(0n)
      }
    }),
  )
  // 1,996.2650 owed: truncated separately, the other side would read −1,996.27
  const [one] = liabilities([
    part('wallet', 'cash', 19_962_650n),
    part('house', 'deposit_clearing', -19_962_650n),
  ])
  expect(one && shownBook(one, 2)).toMatchObject({ owed: 19_962_600n, houseSum: -19_962_600n, sum: 0n })
})

test('M16 B4 revenue is the same in the liability report, computed from the ledger, and in the game report', () => {
  const won = fc.bigInt({ min: 0n, max: 99_999_999n })
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 9_999n }), won, decimals, (stakes, win, own) => {
      const stake = stakes * 10_000n
      const [book] = liabilities([
        part('wallet', 'cash', win),
        part('house', 'ggr', stake - win),
        part('house', 'deposit_clearing', -stake),
      ])
      const [row] = gameLines(
        gamesOf([{ merchant: 'JADE', game: 'dice', rounds: 1n, stake, win, open: 0n }]),
        decimalsIn(own),
      )
      const revenue = book && shownBook(book, own.VND).house.find(({ kind }) => kind === 'ggr')?.amount
      expect(revenue ?? 0n).toBe(row?.ggr)
    }),
  )
})

test('M16 reports a ledger that is off by one unit, however few decimals are displayed', () => {
  const [one] = liabilities([part('wallet', 'cash', 10_000n), part('house', 'ggr', -10_001n)])
  expect(one && shownBook(one, 2).sum).toBe(-100n)
})

const game = fc.record({
  merchant: fc.constantFrom('JADE', 'AMBER'),
  game: fc.constantFrom('dice', 'river-dragon', 'pearl-drop'),
  rounds: fc.bigInt(0n, 99n),
  stake: above,
  win: above,
  open: above,
})

type Played = Pick<GameFigures, 'merchant' | 'game' | 'rounds' | 'stake' | 'win' | 'open'>

const gamesOf = (rows: readonly Played[]): GameFigures[] =>
  rows.map((row) => ({
    ...row,
    currency: row.merchant === 'JADE' ? ('VND' as const) : ('USD' as const),
    ggr: row.stake - row.win,
    rtp: null,
    theory: null,
  }))

test('B4 the displayed game report adds up in the table and in the file, by column and by row', () => {
  fc.assert(
    fc.property(fc.array(game, { maxLength: 8 }), decimals, (rows, own) => {
      const games = gamesOf(rows)
      const lines = gameLines(games, decimalsIn(own))
      const file = tableOf(gamesSheet(games, decimalsIn(own), heading, t))
      for (const [at, line] of lines.entries()) {
        expect(line.ggr).toBe(line.stake - line.win)
        const cells = file[at] ?? []
        expect([cells[4], cells[5], cells[6], cells[9]].map(read)).toEqual([
          line.stake,
          line.win,
          line.ggr,
          line.open,
        ])
      }
      for (const total of lines.filter(({ is }) => is === 'total')) {
        const above = lines.filter(({ is, merchant }) => is !== 'total' && merchant === total.merchant)
        for (const column of ['stake', 'win', 'ggr', 'open'] as const)
          expect(sum(above.map((line) => line[column]))).toBe(total[column])
      }
    }),
  )
  // 124.1050 staked, 127.9790 won: the parts truncated separately would read −3.88
  const [row] = gameLines(
    gamesOf([{ merchant: 'JADE', game: 'dice', rounds: 1n, stake: 1_241_050n, win: 1_279_790n, open: 0n }]),
    () => 2,
  )
  expect(row).toMatchObject({ stake: 1_241_000n, win: 1_279_700n, ggr: -38_700n })
})

const moved = fc.record({
  merchant: fc.constantFrom('JADE', 'AMBER'),
  day: fc.constantFrom('2026-11-19', '2026-11-20'),
  way: fc.constantFrom('in' as const, 'out' as const),
  method: fc.constantFrom('QR', 'Bank'),
  orders: fc.bigInt(0n, 9n),
  moved: above,
  fees: above,
  returned: above,
})

test('B4 the displayed money report adds up in every grouping, in the table and in the file', () => {
  fc.assert(
    fc.property(
      fc.array(moved, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(...moneyGroups),
      decimals,
      (list, by, own) => {
        const exact: MoneyRow[] = list.map((row) => ({
          ...row,
          currency: row.merchant === 'JADE' ? 'VND' : 'USD',
        }))
        const [rows, totals] = [groupMoney(exact, by), totalsOf(exact)]
        const lines = moneyLines(rows, totals, decimalsIn(own))
        const file = tableOf(moneySheet(rows, { totals, decimalsOf: decimalsIn(own) }, heading, t))
        for (const [at, line] of lines.entries()) {
          const cells = (file[at] ?? []).slice(6).map(read)
          expect(cells).toEqual([line.moved, line.returned, line.total, line.fees, line.net])
          expect(line.total).toBe(line.moved - line.returned)
          expect(line.net).toBe(line.way === 'in' ? line.moved - line.fees : line.total + line.fees)
        }
        for (const total of lines.filter(({ is }) => is === 'total')) {
          const own = lines.filter(
            ({ is, merchant, way }) => is !== 'total' && merchant === total.merchant && way === total.way,
          )
          for (const column of ['moved', 'returned', 'fees'] as const)
            expect(sum(own.map((line) => line[column]))).toBe(total[column])
        }
      },
    ),
  )
})

const credit = fc.array(fc.array(fc.tuple(above, above), { minLength: 6, maxLength: 6 }), {
  minLength: 1,
  maxLength: 6,
})

test('MEM-11 M8 the displayed credit report adds up by row, and by column in each section with its rounding', () => {
  fc.assert(
    fc.property(above, credit, fc.integer({ min: 0, max: 4 }), (start, days, digits) => {
      let opening = start
      const steps = days.map((parts, at) => {
        const before = opening
        const own = parts.map(([moneyIn, moneyOut], place) => ({
          section: sections[place] ?? 'other',
          moneyIn,
          moneyOut,
        }))
        opening += sum(parts.map(([moneyIn, moneyOut]) => moneyIn - moneyOut))
        return { step: `${at}`, opening: before, closing: opening, sections: own }
      })
      const whole = sections.map((section, place) => ({
        section,
        moneyIn: sum(steps.map((step) => step.sections[place]?.moneyIn ?? 0n)),
        moneyOut: sum(steps.map((step) => step.sections[place]?.moneyOut ?? 0n)),
      }))
      const shown = shownCredit({ opening: start, closing: opening, sections: whole, steps }, digits)
      for (const line of [...shown.steps, shown]) {
        const change = sum(line.sections.map(({ moneyIn, moneyOut }) => moneyIn - moneyOut))
        expect(line.opening + change).toBe(line.closing)
        expect(line.closing % 10n ** BigInt(4 - digits)).toBe(0n)
        // the columns of the table are enough for its lines
        const used = line.sections.filter(({ section }) => usedSections(shown).includes(section))
        expect(line.opening + sum(used.map(({ moneyIn, moneyOut }) => moneyIn - moneyOut))).toBe(line.closing)
      }
      for (const [place, { moneyIn, moneyOut }] of shown.sections.entries()) {
        const rest = shown.rounding?.[place] ?? { moneyIn: 0n, moneyOut: 0n }
        expect(sum(shown.steps.map((step) => step.sections[place]?.moneyIn ?? 0n)) + rest.moneyIn).toBe(
          moneyIn,
        )
        expect(sum(shown.steps.map((step) => step.sections[place]?.moneyOut ?? 0n)) + rest.moneyOut).toBe(
          moneyOut,
        )
      }
    }),
  )
  const line = {
    opening: 0n,
    closing: 60n,
    sections: [{ section: 'play' as const, moneyIn: 60n, moneyOut: 0n }],
  }
  expect(isShortened({ ...line, steps: [line] }, 2)).toBe(true)
  expect(isShortened({ ...line, steps: [line] }, 3)).toBe(false)
  expect(shownLine(line, 2)).toMatchObject({ closing: 0n, sections: [{ moneyIn: 0n }] })
})

test('MEM-11 M8 a section that is 0.00 as a whole keeps its column where a day shows 0.01 of it', () => {
  const of = (bonus: bigint, play: bigint) => [
    { section: 'bonus' as const, moneyIn: bonus, moneyOut: 0n },
    { section: 'play' as const, moneyIn: play, moneyOut: 0n },
  ]
  const shown = shownCredit(
    {
      opening: 50n,
      closing: 180n,
      sections: of(60n, 70n),
      steps: [
        { opening: 50n, closing: 110n, sections: of(60n, 0n) },
        { opening: 110n, closing: 180n, sections: of(0n, 70n) },
      ],
    },
    2,
  )
  expect(shown.sections.map(({ moneyIn }) => moneyIn)).toEqual([0n, 100n])
  expect(shown.steps[0]?.sections[0]?.moneyIn).toBe(100n)
  expect(usedSections(shown)).toEqual(['bonus', 'play'])
})

test('M16 the exported liability report shows the amount 1234.5678 with the currency’s decimals', () => {
  const [book] = liabilities([
    part('wallet', 'cash', 12_345_678n),
    part('house', 'deposit_clearing', -12_345_678n),
  ])
  const list: Liability[] = book ? [book] : []
  const cash = (digits: number) => tableOf(liabilitySheet(list, () => digits, heading, t))[0]?.[3]
  expect([0, 2, 3].map(cash)).toEqual(['1234', '1234.56', '1234.567'])
})
