import fc from 'fast-check'
import { expect, test } from 'vitest'
import { houseKinds } from '#ledger/chart.ts'
import { csvText } from '#kit/csv.ts'
import { major } from '#kit/money.ts'
import { ui } from '#texts/shell/ui-en.ts'
import { liabilities, returnText, type Part } from './rules.ts'
import { gamesSheet, liabilitySheet } from './rules/sheets.ts'
import { en } from './texts/en.ts'

const part = (side: Part['side'], kind: string, units: number): Part => ({
  merchant: 'JADE',
  currency: 'VND',
  side,
  kind,
  amount: major(units),
})

test('M16 liabilities are wallets, open stakes, pools and pending payouts; members’ debts do not reduce them', () => {
  const [book] = liabilities([
    part('wallet', 'cash', 100),
    part('wallet', 'bonus', 7),
    part('held', '', 30),
    part('debt', '', -20),
    part('house', 'open_bets', 5),
    part('house', 'payout_clearing', 50),
    part('paying', '', 40),
    part('house', 'deposit_clearing', -142),
  ])
  expect(book).toMatchObject({ owed: major(152), held: major(30), houseSum: major(-152), sum: 0n })
  expect(book?.house).toEqual([
    { kind: 'deposit_clearing', amount: major(-142) },
    { kind: 'payout_clearing', amount: major(10) },
    { kind: 'memberDebts', amount: major(-20) },
  ])
})

test('M16 the report’s sum equals the ledger’s sum for any ledger: nothing is omitted or counted twice', () => {
  const sides = fc.record({
    wallets: fc.array(
      fc.tuple(fc.constantFrom('cash', 'bonus', 'agent_cash', 'agent_commission'), fc.nat(1_000_000)),
    ),
    house: fc.array(
      fc.tuple(fc.constantFrom(...Object.keys(houseKinds)), fc.integer({ min: -1_000_000, max: 1_000_000 })),
    ),
    paying: fc.nat(1_000_000),
    debt: fc.nat(1_000_000),
  })
  fc.assert(
    fc.property(sides, ({ wallets, house, paying, debt }) => {
      const parts = [
        ...wallets.map(([kind, units]) => part('wallet', kind, units)),
        ...house.map(([kind, units]) => part('house', kind, units)),
        part('paying', '', paying),
        part('debt', '', -debt),
      ]
      const ledger = parts
        .filter(({ side }) => side !== 'paying')
        .reduce((sum, { amount }) => sum + amount, 0n)
      expect(liabilities(parts)[0]?.sum).toBe(ledger)
    }),
  )
})

test('M16 every kind of house account has a text in the report', () => {
  const words: Record<string, string> = en
  const own = Object.keys(houseKinds).filter((kind) => kind !== 'open_bets' && kind !== 'jackpot')
  expect(own.filter((kind) => !words[`reports.house.${kind}`])).toEqual([])
})

const words = (key: string): string => new Map(Object.entries({ ...ui, ...en })).get(key) ?? key
const heading = { at: new Date('2026-11-21T04:00:00Z'), by: '=op-huy', interval: 'this month' }

test('B4 a report names its title, operator, time and period, shows "no activity" without rows, and contains no formula cells', () => {
  const lines = csvText(gamesSheet([], () => 2, heading, words)).split('\r\n')
  expect(lines.slice(0, 4)).toEqual([
    'Games',
    "Created by,'=op-huy",
    'Created at (UTC),2026-11-21T04:00:00.000Z',
    'Period,this month',
  ])
  expect(lines.at(-2)).toBe('No activity')
})

test('B4 M16 the exported liability report ends each book with its check', () => {
  const books = liabilities([part('wallet', 'cash', 100), part('house', 'deposit_clearing', -100)])
  const lines = csvText(liabilitySheet(books, () => 2, heading, words))
    .trimEnd()
    .split('\r\n')
  expect(lines).toContain('JADE,VND,Total owed,100.00')
  expect(lines).toContain('JADE,VND,Deposits received,-100.00')
  expect(lines.at(-1)).toBe('JADE,VND,Total of both,0.00')
})

test('B4 the actual RTP is rounded down to 0.01% and is empty without stakes', () => {
  expect(returnText(major(96), major(100))).toBe('96.00 %')
  expect(returnText(2n, 3n)).toBe('66.66 %')
  expect(returnText(major(250), major(100))).toBe('250.00 %')
  expect(returnText(0n, 0n)).toBeNull()
})
