import fc from 'fast-check'
import { expect, test } from 'vitest'
import { autoEnd, BACK, nextStake, type AutoBet } from './auto-bet.ts'

const bounds = { min: 1_000n, max: 1_000_000n, step: 100n }
const auto: AutoBet = {
  stake: 1_000n,
  roundsMost: 10,
  lossMost: 5_000n,
  winMost: null,
  onWin: 50,
  onLoss: BACK,
}
const won = (stake: bigint) => ({ stake, win: stake * 2n, isOpen: false })
const lost = (stake: bigint) => ({ stake, win: 0n, isOpen: false })

test('R13 the stake follows the plan: +50 % after a win, back to the first after a loss, on the steps of the stakes', () => {
  expect(nextStake(auto, [won(1_000n), won(1_500n)], bounds)).toBe(2_200n)
  expect(nextStake(auto, [won(1_000n), lost(1_500n)], bounds)).toBe(1_000n)
})

test('R13 automatic betting never raises a stake after a loss, whatever the plan', () => {
  const percent = fc.integer({ min: -100, max: 0 })
  const result = fc.tuple(fc.bigInt({ min: 1_000n, max: 50_000n }), fc.boolean())
  fc.assert(
    fc.property(
      percent,
      fc.integer({ min: -100, max: 100 }),
      fc.array(result, { maxLength: 20 }),
      (onLoss, onWin, all) => {
        const plan = { ...auto, onWin, onLoss, stake: 20_000n }
        const results = all.map(([stake, isWin]) => (isWin ? won(stake) : lost(stake)))
        const before = nextStake(plan, results, bounds)
        const after = nextStake(plan, [...results, lost(before)], bounds)
        if (onLoss === BACK) expect(after).toBe(plan.stake)
        else expect(after <= before).toBe(true)
      },
    ),
  )
})

test('R13 it ends after its rounds, after the single win that was set, and before a bet that could exceed the loss limit', () => {
  expect(autoEnd(auto, [], 1_000n)).toBe(null)
  expect(
    autoEnd(
      auto,
      Array.from({ length: 10 }, () => won(1_000n)),
      1_000n,
    ),
  ).toBe('rounds')
  expect(autoEnd({ ...auto, winMost: 2_000n }, [won(1_000n)], 1_000n)).toBe('win')
  expect(
    autoEnd(
      auto,
      Array.from({ length: 4 }, () => lost(1_000n)),
      1_000n,
    ),
  ).toBe(null)
  expect(
    autoEnd(
      auto,
      Array.from({ length: 5 }, () => lost(1_000n)),
      1_000n,
    ),
  ).toBe('loss')
  // an open bet counts as lost
  expect(
    autoEnd(
      auto,
      [...Array.from({ length: 4 }, () => lost(1_000n)), { stake: 1_000n, win: 0n, isOpen: true }],
      1_000n,
    ),
  ).toBe('loss')
})
