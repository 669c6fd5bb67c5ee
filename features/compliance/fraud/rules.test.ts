import fc from 'fast-check'
import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { findingsOf, type Deposit, type Facts, type Thresholds, type Withdrawal } from './rules.ts'

const thresholds: Thresholds = {
  least: major(100),
  playPercent: 30,
  reportFrom: major(1_000),
  nearPercent: 10,
  nearCount: 3,
  cycleCount: 3,
  cycleHours: 24,
  failedCount: 3,
  failedMinutes: 60,
  sharedMembers: 2,
  deviceMembers: 2,
  addressMembers: 30,
  openedMembers: 3,
  diligenceFrom: major(1_000_000),
  fanMembers: 3,
  oppositeEvents: 20,
  oppositePercent: 90,
}

const START = new Date('2026-11-01T00:00:00Z').getTime()
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const after = (ms: number): Date => new Date(START + ms)
const paid = (units: number, ms: number): Deposit => ({
  amount: major(units),
  at: after(ms),
  isCredited: true,
})
const failed = (units: number, ms: number): Deposit => ({ ...paid(units, ms), isCredited: false })
const nothing: Facts = {
  depositedBefore: 0n,
  deposits: [],
  withdrawals: [],
  accounts: [],
  devices: [],
  places: [],
  opening: null,
  below: [],
  opposite: [],
}
const found = (facts: Partial<Facts>): string[] =>
  findingsOf({ ...nothing, ...facts }, thresholds).map(({ rule }) => rule)

const asked = (
  figures: Partial<Record<'amount' | 'deposited' | 'staked', bigint>>,
  ms = HOUR,
): Withdrawal => ({
  amount: major(190),
  deposited: major(200),
  staked: 0n,
  at: after(ms),
  ...figures,
})

test('M17 flags a deposit that is withdrawn with hardly any play, exact to the unit at each threshold', () => {
  const [finding] = findingsOf({ ...nothing, withdrawals: [asked({ staked: major(10) })] }, thresholds)
  expect(finding).toEqual({
    rule: 'hardlyPlayed',
    newestAt: after(HOUR),
    evidence: { deposited: '200.00', staked: '10.00', withdrawn: '190.00' },
  })
  expect(found({ withdrawals: [asked({ staked: major(60) - 1n })] })).toEqual(['hardlyPlayed'])
  expect(found({ withdrawals: [asked({ staked: major(60) })] })).toEqual([])
  expect(found({ withdrawals: [asked({ amount: major(100) })] })).toEqual(['hardlyPlayed'])
  expect(found({ withdrawals: [asked({ amount: major(100) - 1n })] })).toEqual([])
  const small = { amount: major(100), deposited: major(100) }
  expect(found({ withdrawals: [asked(small)] })).toEqual(['hardlyPlayed'])
  expect(found({ withdrawals: [asked({ ...small, deposited: major(100) - 1n })] })).toEqual([])
})

test('M17 flags several deposits within a day just below the threshold as structuring; not at it, well below it or a day apart', () => {
  const three = (units: number, gap: number): Deposit[] => [0, gap, 2 * gap].map((ms) => paid(units, ms))
  expect(found({ deposits: three(950, HOUR) })).toEqual(['structuring'])
  expect(found({ deposits: three(900, HOUR) })).toEqual(['structuring'])
  expect(found({ deposits: three(1_000, HOUR) })).toEqual([])
  expect(found({ deposits: three(899, HOUR) })).toEqual([])
  expect(found({ deposits: three(950, HOUR).slice(1) })).toEqual([])
  expect(found({ deposits: three(950, 12 * HOUR) })).toEqual([])
  expect(found({ deposits: three(950, 12 * HOUR - 1) })).toEqual(['structuring'])
  expect(found({ deposits: [...three(950, HOUR).slice(1), failed(950, 3 * HOUR)] })).toEqual([])
})

test('M17 flags three deposit and withdrawal cycles within a day; withdrawals without a deposit between them are one cycle', () => {
  const played = { deposited: 0n, amount: major(50) }
  const deposits = [0, 4, 8].map((hours) => paid(50, hours * HOUR))
  const withdrawals = [1, 5, 9].map((hours) => asked(played, hours * HOUR))
  expect(findingsOf({ ...nothing, deposits, withdrawals }, thresholds)).toEqual([
    { rule: 'rapidCycles', newestAt: after(9 * HOUR), evidence: { count: 3, withdrawn: '150.00' } },
  ])
  expect(found({ deposits: deposits.slice(0, 2), withdrawals })).toEqual([])
  const slow = withdrawals.with(0, asked(played, 1)).with(2, asked(played, 24 * HOUR + 1))
  expect(found({ deposits, withdrawals: slow })).toEqual([])
})

test('M17 flags a payout account shared by two members, not an account of one member', () => {
  const account = { shown: 'ACB ••4471', boundAt: after(0) }
  expect(found({ accounts: [{ ...account, members: 1 }] })).toEqual([])
  expect(found({ accounts: [{ ...account, members: 2 }] })).toEqual(['sharedAccount'])
})

test('M17 flags three failed deposits within the hour before a successful one', () => {
  const tries = [failed(10, 0), failed(10, MINUTE), failed(10, 2 * MINUTE)]
  expect(found({ deposits: [...tries, paid(10, 59 * MINUTE)] })).toEqual(['failedThenPaid'])
  expect(found({ deposits: [...tries, paid(10, 60 * MINUTE)] })).toEqual([])
  expect(found({ deposits: [...tries.slice(1), paid(10, 5 * MINUTE)] })).toEqual([])
  expect(found({ deposits: [paid(10, 0), ...tries] })).toEqual([])
})

test('M17 never flags a member who deposits ordinary amounts, plays them through and withdraws once a day', () => {
  const ordinary = fc.array(fc.integer({ min: 1, max: 899 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(ordinary, (sums) => {
      const deposits = sums.map((units, day) => paid(units, day * 24 * HOUR))
      const withdrawals = sums.map((units, day) =>
        asked(
          { amount: major(units), deposited: major(units), staked: major(units) },
          day * 24 * HOUR + HOUR,
        ),
      )
      expect(
        found({ deposits, withdrawals, accounts: [{ shown: '', members: 1, boundAt: after(0) }] }),
      ).toEqual([])
    }),
  )
})

test('M17 finds a planted scenario among any other events', () => {
  const noise = fc.array(fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 0, max: 500 })), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(noise, fc.integer({ min: 0, max: 400 }), (others, hour) => {
      const planted = [0, 1, 2].map((n) => paid(950, (hour + n) * HOUR))
      const deposits = [...others.map(([units, hours]) => paid(units, hours * HOUR)), ...planted]
      deposits.sort((one, other) => one.at.getTime() - other.at.getTime())
      const at = planted[2]?.at.getTime()
      const hits = findingsOf({ ...nothing, deposits }, thresholds)
      expect(hits.some(({ rule, newestAt }) => rule === 'structuring' && newestAt.getTime() === at)).toBe(
        true,
      )
    }),
  )
})

test('M17 flags total deposits at the threshold, to the unit, and at each doubling, once', () => {
  const steps = (before: bigint, deposits: Deposit[]) =>
    findingsOf({ ...nothing, depositedBefore: before, deposits }, thresholds)
      .filter(({ rule }) => rule === 'dueDiligence')
      .map(({ evidence }) => evidence)
  expect(steps(major(999_000) - 1n, [paid(1_000, 0)])).toEqual([])
  expect(steps(major(999_000), [paid(1_000, 0)])).toEqual([{ deposited: '1000000.00', step: '1000000.00' }])
  expect(steps(major(1_000_000), [paid(999_999, 0)])).toEqual([])
  expect(steps(major(500_000), [paid(600_000, 0), failed(9_000_000, 1), paid(3_000_000, 2)])).toEqual([
    { deposited: '1100000.00', step: '1000000.00' },
    { deposited: '4100000.00', step: '4000000.00' },
  ])
})

test('M17 flags an agent when money passes through several of the agent’s members; players or few members are not flagged', () => {
  const passed = (deposited: number, withdrawn: number, ms: number) => ({
    deposited: major(deposited),
    withdrawn: major(withdrawn),
    at: after(ms),
  })
  const [one, two] = [passed(100, 50, 1), passed(100, 100, 3)]
  expect(found({ below: [one, two] })).toEqual([])
  expect(found({ below: [one, two, passed(100, 49, 2)] })).toEqual([])
  expect(found({ below: [one, two, passed(0, 500, 2)] })).toEqual([])
  const [finding] = findingsOf({ ...nothing, below: [one, two, passed(300, 200, 2)] }, thresholds)
  expect(finding).toEqual({
    rule: 'agentFan',
    newestAt: after(3),
    evidence: { count: 3, deposited: '500.00', withdrawn: '350.00' },
  })
})

test('AGT-05 N6 flags members of one line whose bets cancel out, exact at both thresholds', () => {
  const met = (events: number, opposed: number) => ({
    account: 'binh',
    events,
    staked: major(100),
    opposed: major(opposed),
    newestAt: after(7),
  })
  const nearly = { ...met(20, 90), opposed: major(90) - 1n }
  expect(found({ opposite: [met(19, 100), nearly, met(500, 50)] })).toEqual([])
  const [finding] = findingsOf(
    { ...nothing, opposite: [met(20, 90), { ...met(21, 95), account: 'hoa' }, met(40, 50)] },
    thresholds,
  )
  expect(finding).toEqual({
    rule: 'oppositeBets',
    newestAt: after(7),
    evidence: { account: 'hoa', count: 21, staked: '100.00', percent: 95 },
  })
})
