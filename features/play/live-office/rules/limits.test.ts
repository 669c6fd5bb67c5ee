import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { stakesFrom } from '#game-kit/tables/stakes.ts'
import { checkLimits, mostFor, stakesWith, type CurrencyLimits } from './limits.ts'

const most = (maxMain: number) => ({
  maxMain: major(maxMain),
  maxSide: major(maxMain / 10),
  tableMax: major(maxMain * 2),
})
const vnd: CurrencyLimits = {
  currency: 'VND',
  min: major(10_000),
  ...most(1_000_000),
  ranks: [
    { level: 3, ...most(5_000_000) },
    { level: 5, ...most(20_000_000) },
  ],
}
const bounds = () => ({ step: major(100), maxWin: major(100_000_000) })

test('STU-06 a member has the limits of the highest rank that is not above their own', () => {
  const mainOf = (level: number) => mostFor([vnd], 'VND', level)?.maxMain
  expect([0, 2, 3, 4, 5, 9].map(mainOf)).toEqual([1, 1, 5, 5, 20, 20].map((x) => major(x * 1_000_000)))
  expect(mostFor([vnd], 'USD', 3)).toBeNull()
  expect(mostFor(null, 'VND', 3)).toBeNull()
})

test('STU-06 a table’s configuration has the highest limits of all ranks, and chips by the smallest', () => {
  const usual = stakesFrom({ vnd: 5_000, usd: 1, fun: 1 })
  const stakes = stakesWith(usual, [vnd])
  expect(stakes['VND']).toMatchObject({ min: major(10_000), ...most(20_000_000) })
  expect(stakes['VND']?.chips[0]).toBe(major(10_000))
  expect(stakes['VND']?.maxWin).toBe(usual['VND']?.maxWin)
  expect(stakes['USD']).toBe(usual['USD'])
})

test.each([
  ['step', { ...vnd, min: major(10_050) }],
  ['order', { ...vnd, maxSide: major(2_000_000) }],
  ['order', { ...vnd, ranks: [{ level: 1, ...most(1_000_000), maxSide: major(1) }] }],
  ['ranks', { ...vnd, ranks: vnd.ranks.toReversed() }],
  ['tooHigh', { ...vnd, ...most(200_000_000) }],
] as const)('STU-06 limits are refused by their rule: %s', (problem, own) => {
  expect(checkLimits([own], bounds)).toEqual({ ok: false, error: { currency: 'VND', problem } })
})

test('STU-06 limits name each currency once, and only those that the table offers', () => {
  expect(checkLimits([vnd], bounds)).toEqual({ ok: true, value: [vnd] })
  expect(checkLimits([vnd, vnd], bounds)).toMatchObject({ error: { problem: 'twice' } })
  expect(checkLimits([vnd], () => null)).toMatchObject({ error: { problem: 'notOffered' } })
})
