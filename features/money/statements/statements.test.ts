import { CSV_MARK } from '#kit/csv.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAYMENT_PASSWORD, person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { evenBet, seatAt, spinBet } from '#features/play/rounds/testing/seat.ts'
import { groupOf } from '#features/money/wallet/rules.ts'
import { addDays } from '#kit/day.ts'
import { major } from '#kit/money.ts'
import { bySection, netOf, periodOf, sectionOf, stepOf, stepsOf, sections } from './rules.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const sum = (list: readonly bigint[]) => list.reduce((total, each) => total + each, 0n)

test('MEM-06 reports profit by day, category and game as in the rounds themselves, and adds up to the totals', async () => {
  const mai = await person(at, { balance: major(100_000) })
  const [dice, dragon] = [await seatAt(at, mai), await seatAt(at, mai, 'river-dragon')]
  for (let round = 0; round < 6; round += 1) {
    await dice.frame.round({ body: { bets: evenBet('1000') } })
    await dragon.frame.round({ body: { bets: spinBet('1000') } })
  }
  const { rounds, totals: record } = await mai.api.rounds.list({ query: { limit: 100 } })
  const profit = await mai.api.statements.profit()
  expect(profit.totals).toEqual({
    rounds: 12n,
    stake: record.stake,
    win: record.win,
    net: record.net,
    deposits: major(100_000),
    withdrawals: 0n,
    bonuses: 0n,
  })
  expect(profit.netDeposits).toBe(major(100_000))
  expect(profit.netEver).toBe(record.net)
  for (const view of [profit.steps, profit.categories, profit.games]) {
    expect(sum(view.map(({ net }) => net))).toBe(record.net)
    expect(sum(view.map(({ stake }) => stake))).toBe(record.stake)
  }
  const onDice = rounds.filter(({ game }) => game === 'dice')
  expect(profit.games.find(({ game }) => game === 'dice')).toMatchObject({
    gameName: 'Dice',
    rounds: 6n,
    win: sum(onDice.map(({ win }) => win)),
  })
  expect(profit.steps).toHaveLength(30)
  expect(profit.steps.at(-1)?.rounds).toBe(12n)
})

test('MEM-11 M8 adds up the credit report: each step starts with the previous closing', async () => {
  const mai = await person(at, { balance: major(50_000) })
  const { frame } = await seatAt(at, mai)
  for (let round = 0; round < 5; round += 1) await frame.round({ body: { bets: evenBet('2000') } })
  const report = await mai.api.statements.credit()
  const { sumBalance } = await mai.api.wallet.balance()
  expect(report.closing).toBe(sumBalance)
  expect(report.opening + sum(report.sections.map(({ moneyIn, moneyOut }) => moneyIn - moneyOut))).toBe(
    report.closing,
  )
  let before = report.opening
  for (const step of report.steps) {
    expect(step.opening).toBe(before)
    before = step.closing
  }
  expect(before).toBe(report.closing)
  const yesterday = addDays(report.to, -1)
  const earlier = await mai.api.statements.credit({ query: { to: yesterday } })
  expect([earlier.opening, earlier.closing]).toEqual([0n, 0n])
})

test('MEM-11 the table has a line a step and the whole period last, with the same figures', async () => {
  const mai = await person(at, { balance: major(7_000) })
  const { csv, name } = await mai.api.statements.creditCsv()
  expect(csv.startsWith(CSV_MARK)).toBe(true)
  const lines = csv.trimEnd().split('\r\n')
  expect(name).toMatch(/^credit-report-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  expect(lines).toHaveLength(1 + 30 + 1)
  expect(lines.at(-1)).toContain(',7000.00,VND')
})

test('M8 MEM-06 shows the same all-time net deposits in profit and account record, transfers to the upline included', async () => {
  const [duc, mai] = [await person(at, { type: 1 }), await person(at, { balance: major(500_000) })]
  await run(at.app.db, sql`update member set upline_id = ${duc.id} where id = ${mai.id}`)
  await mai.api.transfers.send({ body: { amount: major(120_000), paymentPassword: PAYMENT_PASSWORD } })
  const { netDeposits } = await mai.api.statements.profit()
  expect(netDeposits).toBe(major(380_000))
  expect((await mai.api.wallet.statement({})).netDeposits).toBe(netDeposits)
})

test('MEM-11 counts further payouts of a vendor’s game as play, its gift as bonus, and only its own wallet as transfer', () => {
  const kinds = ['vendor.win', 'vendor.promo', 'vendor.sent', 'vendor.back', 'vendor.returned']
  expect(kinds.map(sectionOf)).toEqual(['play', 'bonus', 'transfers', 'transfers', 'transfers'])
  expect(groupOf('vendor.win')).toBe('rounds')
  expect(groupOf('vendor.sent')).toBe('other')
})

test('M8 twelve months are shown by month, more than a year is refused, and no day or month is left out', async () => {
  const mai = await person(at)
  const year = await mai.api.statements.profit({ query: { from: '2025-11-22', to: '2026-11-21' } })
  expect(year.by).toBe('month')
  expect(year.steps.map(({ step }) => step)).toHaveLength(13)
  expect(await refusal(mai.api.statements.profit({ query: { from: '2024-01-01', to: '2026-01-01' } }))).toBe(
    'statements.periodInvalid',
  )
  expect(await refusal(mai.api.statements.credit({ query: { from: '2026-02-02', to: '2026-02-01' } }))).toBe(
    'statements.periodInvalid',
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 366 }), (length) => {
      const period = periodOf({ from: addDays('2026-01-01', -length), to: '2026-01-01' }, '2026-06-01')
      if (!period) throw new Error('a year is allowed')
      const steps = stepsOf(period)
      expect(new Set(steps).size).toBe(steps.length)
      for (let day = period.from; day <= period.to; day = addDays(day, 1))
        expect(steps).toContain(stepOf(day, period.by))
    }),
    { numRuns: 50 },
  )
})

test('MEM-11 puts every movement in exactly one section, regardless of its kind', () => {
  const kind = fc.constantFrom(
    'deposit.fee',
    'withdrawal.paid',
    'round.played',
    'transfer.out',
    'bonus.given',
    'new.kind',
  )
  const moved = fc.record({
    kind,
    credits: fc.bigInt({ min: 0n, max: 10n ** 12n }),
    debits: fc.bigInt({ min: -(10n ** 12n), max: 0n }),
  })
  fc.assert(
    fc.property(fc.array(moved), (list) => {
      const sums = bySection(list)
      const net = sum(list.map(({ credits, debits }) => credits + debits))
      expect(sum(sections.map((section) => netOf(sums, section)))).toBe(net)
    }),
  )
})
