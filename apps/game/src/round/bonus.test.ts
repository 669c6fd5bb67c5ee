import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { afterStake, playableOf, type Bonus } from './bonus.ts'
import { open, played } from '../testing/tables.ts'

const bonus: Bonus = { amount: major(10), isFirst: false, stakeMax: major(6), freeRounds: null }
const funds = { balance: major(2), bonus }
const left = (of: typeof funds, stake: bigint) => {
  const { balance, bonus } = afterStake(of, stake)
  return [balance, bonus?.amount]
}

test('PRO-02 shows what a stake takes from cash and from the bonus', () => {
  expect(playableOf(funds)).toBe(major(12))
  expect(left(funds, major(1))).toEqual([major(1), major(10)])
  expect(left(funds, major(5))).toEqual([0n, major(7)])
  expect(left({ balance: major(2), bonus: { ...bonus, isFirst: true } }, major(5))).toEqual([
    major(2),
    major(5),
  ])
  const free = { ...bonus, isFirst: true, freeRounds: { left: 10, stake: major(1) } }
  expect(left({ balance: major(2), bonus: free }, major(1))).toEqual([major(2), major(9)])
  expect(left({ balance: major(2), bonus: free }, major(2))).toEqual([0n, major(10)])
})

test('PRO-02 a game begins a round that cash and bonus cover together, and shows the bonus after it', async () => {
  const { table, asked, bonuses, state } = await open([played(major(1), 0n, 0n)], { balance: 0n, bonus })
  bonuses.push({ ...bonus, amount: major(9) })
  table.press()
  expect(state()).toMatchObject({ balance: 0n, bonus: { amount: major(9) } })
  await expect.poll(() => state().phase).toBe('ready')
  expect(asked).toHaveLength(1)
  expect(state()).toMatchObject({ balance: 0n, bonus: { amount: major(9) }, notice: null })
})

test('PRO-02 a game whose cash and bonus are too low says so without asking', async () => {
  const { table, asked, state } = await open([], { balance: 0n, bonus: { ...bonus, amount: 5_000n } })
  table.press()
  expect([asked, state().notice]).toEqual([[], { kind: 'short', of: 'bet', lower: null }])
})
