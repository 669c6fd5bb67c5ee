import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { inTransaction } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'
import { depositCredited, depositFee } from '#features/money/deposits/postings.ts'
import { withdrawalFee, withdrawalPaid, withdrawalReturned } from '#features/money/withdrawals/postings.ts'
import { csvText } from '#kit/csv.ts'
import { dayIn } from '#kit/day.ts'
import { major, type Minor } from '#kit/money.ts'
import { post } from '#ledger/posting.ts'
import { groupMoney, isWhole, moneyGroups, netOfRow, totalsOf, type MoneyRow } from './rules/money.ts'
import { moneySheet } from './rules/money-sheet.ts'
import { ui } from '#texts/shell/ui-en.ts'
import { en } from './texts/en.ts'

let at: TestApp
let staff: Operator
beforeAll(async () => {
  at = await testApp()
  staff = await operator(at, { roles: ['auditor'] })
})
afterAll(() => at.close())

const row: MoneyRow = {
  merchant: 'JADE',
  currency: 'VND',
  day: '2026-11-20',
  way: 'in',
  method: 'QR',
  orders: 1n,
  moved: major(100),
  fees: 0n,
  returned: 0n,
}

const anyRow = fc.record({
  merchant: fc.constantFrom('JADE', 'AMBER'),
  currency: fc.constant('VND' as const),
  day: fc.constantFrom('2026-11-19', '2026-11-20'),
  way: fc.constantFrom('in' as const, 'out' as const),
  method: fc.constantFrom('QR', 'Bank', 'Coin'),
  orders: fc.bigInt(0n, 9n),
  moved: fc.bigInt(0n, 10_000n),
  fees: fc.bigInt(0n, 100n),
  returned: fc.bigInt(0n, 100n),
})

test('B4 deposits and withdrawals have the same sum by day and by method, per brand and direction', () => {
  fc.assert(
    fc.property(fc.array(anyRow), fc.constantFrom(...moneyGroups), (rows, by) => {
      const net = (of: readonly MoneyRow[], way: string) =>
        of.filter((one) => one.way === way).reduce((sum, one) => sum + netOfRow(one), 0n)
      const grouped = groupMoney(rows, by)
      for (const way of ['in', 'out']) expect(net(grouped, way)).toBe(net(rows, way))
      expect(isWhole(grouped, totalsOf(rows))).toBe(true)
    }),
  )
})

test('B4 detects a row that is missing or off by one unit', () => {
  const rows = [row, { ...row, method: 'Bank', moved: 5n }]
  expect(isWhole(rows, totalsOf(rows))).toBe(true)
  expect(isWhole([row], totalsOf(rows))).toBe(false)
  expect(isWhole([row, { ...row, method: 'Bank', moved: 6n }], totalsOf(rows))).toBe(false)
})

test('B4 subtracts a fee from a deposit, adds it to a withdrawal, and subtracts returned payouts', () => {
  expect(netOfRow({ ...row, moved: major(500), fees: major(5) })).toBe(major(495))
  expect(netOfRow({ ...row, way: 'out', moved: major(200), fees: major(2), returned: major(202) })).toBe(0n)
})

test('B4 the report equals the ledger entries for any deposits and withdrawals, and the brand filter selects one brand', async () => {
  const actions = fc.sample(
    fc.record({
      merchant: fc.constantFrom('JADE' as const, 'AMBER' as const),
      paid: fc.bigInt(1n, 400n),
      fee: fc.bigInt(0n, 3n),
      out: fc.bigInt(1n, 90n),
      isBack: fc.boolean(),
    }),
    { numRuns: 9, seed: 5 },
  )
  for (const [n, { merchant, paid, fee, out, isBack }] of actions.entries()) {
    const who = await person(at, { merchant })
    const wallet = who.wallet
    const items = [
      { posting: depositCredited, key: `m:${n}:in`, wallet, amount: major(paid), detail: 'bank' },
      ...(fee ? [{ posting: depositFee, key: `m:${n}:fee`, wallet, amount: fee, detail: 'deposit' }] : []),
    ]
    await inTransaction(at.app.db, (tx) => post(tx, items))
    const amount = out < paid ? major(out) : major(1) / 2n
    await inTransaction(at.app.db, (tx) =>
      post(tx, [
        { posting: withdrawalPaid, key: `m:${n}:out`, wallet, amount, detail: 'sandbox' },
        { posting: withdrawalFee, key: `m:${n}:outFee`, wallet, amount: 7n, detail: 'withdrawal' },
      ]),
    )
    const back = { posting: withdrawalReturned, key: `m:${n}:back`, wallet, amount, detail: 'sandbox' }
    if (isBack) await inTransaction(at.app.db, (tx) => post(tx, [back]))
  }
  const today = dayIn('UTC', new Date())
  const days = {
    from: dayIn('UTC', new Date(Date.now() - 2 * 86_400_000)),
    to: dayIn('UTC', new Date(Date.now() + 86_400_000)),
  }
  expect(days.from < today).toBe(true)
  const all = await staff.api.reports.money({ query: days })
  expect(isWhole(all.rows, all.totals)).toBe(true)
  for (const merchant of ['JADE', 'AMBER']) {
    // every entry that is not of a round belongs to the cashier in this test
    const { sum } = await one(
      at.app.db,
      sql<{ sum: Minor }>`
        select sum(l.amount)::bigint as sum
        from line l
        join wallet w on w.id = l.wallet
        join book b on b.id = w.book
        where b.merchant = ${merchant}
      `,
    )
    const own = await staff.api.reports.money({ query: { ...days, merchant } })
    expect(new Set(own.rows.map((each) => each.merchant))).toEqual(new Set([merchant]))
    const net = own.rows.reduce(
      (total, each) => total + (each.way === 'in' ? netOfRow(each) : -netOfRow(each)),
      0n,
    )
    expect(net).toBe(sum)
  }
  const none = await staff.api.reports.money({ query: { from: '2020-01-01', to: '2020-01-31' } })
  expect([none.rows, none.totals]).toEqual([[], []])
})

test('B4 rejects a period that ends before it begins or is longer than a year', async () => {
  for (const query of [
    { from: '2026-11-20', to: '2026-11-19' },
    { from: '2020-01-01', to: '2026-11-19' },
  ])
    await expect(staff.api.reports.money({ query })).rejects.toMatchObject({ code: 'reports.daysInvalid' })
})

test('B4 the exported file ends with the totals and contains no formula cells', () => {
  const words = (key: string): string => new Map(Object.entries({ ...ui, ...en })).get(key) ?? key
  const rows = [{ ...row, method: '=1+1' }]
  const heading = { at: new Date('2026-11-21T04:00:00Z'), by: 'op-huy', interval: '2026-11-20 – 2026-11-20' }
  const lines = csvText(moneySheet(rows, { totals: totalsOf(rows), decimalsOf: () => 2 }, heading, words))
    .trimEnd()
    .split('\r\n')
  expect(lines.slice(-2)).toEqual([
    "JADE,VND,2026-11-20,Deposits,'=1+1,1,100.00,0.00,100.00,0.00,100.00",
    'JADE,VND,Total,Deposits,,1,100.00,0.00,100.00,0.00,100.00',
  ])
  expect(lines.some((line) => line.includes('reports.'))).toBe(false)
})
