import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rational } from '#kit/rational.ts'
import { chaseSteps, MOST_CHASED } from './chase.ts'
import { numberSet, readPasted } from './number-sets.ts'

const money = { unitStake: 200n, winStake: 200n, factor: rational(98, 10) }

test('LOT-03 a chase with a rising multiple doubles after the given number of draws', () => {
  const steps = chaseSteps({ kind: 'rising', multiple: 1, times: 2, every: 2 }, 6, money)
  expect(steps.map(({ multiple }) => multiple)).toEqual([1, 1, 2, 2, 4, 4])
  expect(steps.map(({ staked }) => staked)).toEqual([200n, 400n, 800n, 1_200n, 2_000n, 2_800n])
  expect(steps.at(-1)?.win).toBe(7_840n)
})

test('LOT-03 a chase for a profit takes the smallest multiple that returns it at each draw', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.bigInt({ min: 1n, max: 5_000n }),
      fc.bigInt({ min: 1n, max: 5_000n }),
      fc.integer({ min: 1, max: 3_000_000 }),
      (percent, unitStake, winStake, odds) => {
        const prices = { unitStake, winStake, factor: rational(odds, 10_000) }
        const steps = chaseSteps({ kind: 'profit', percent, mostMultiple: 10_000 }, 20, prices)
        let staked = 0n
        for (const { multiple, win, staked: total } of steps) {
          const isEnough = (m: bigint) =>
            100n * ((winStake * m * prices.factor.n) / prices.factor.d) >=
            BigInt(100 + percent) * (staked + unitStake * m)
          expect(isEnough(BigInt(multiple))).toBe(true)
          if (multiple > 1) expect(isEnough(BigInt(multiple - 1))).toBe(false)
          expect(win * 100n).toBeGreaterThanOrEqual(total * BigInt(100 + percent))
          staked = total
        }
      },
    ),
  )
})

test('LOT-03 a chase for a profit that no multiple can return has no draws, and no chase has more than a hundred', () => {
  const dear = { ...money, unitStake: 2_000n }
  expect(chaseSteps({ kind: 'profit', percent: 10, mostMultiple: 10_000 }, 5, dear)).toEqual([])
  expect(chaseSteps({ kind: 'same', multiple: 3 }, 500, money)).toHaveLength(MOST_CHASED)
})

test('LOT-03 the number-set generator meets every condition given', () => {
  expect(numberSet(2, { shape: 'double' })).toEqual([
    '00',
    '11',
    '22',
    '33',
    '44',
    '55',
    '66',
    '77',
    '88',
    '99',
  ])
  expect(numberSet(2, { head: [3], parity: 'odd', size: 'small' })).toEqual(['31', '33', '35', '37', '39'])
  expect(numberSet(2, { sumTail: [5] })).toHaveLength(10)
  expect(numberSet(2, { contains: [7] })).toHaveLength(19)
  expect(numberSet(3, { without: [0, 1, 2, 3, 4, 5, 6] })).toHaveLength(27)
  expect(numberSet(3, {})).toHaveLength(1_000)
})

test('LOT-03 reads pasted lines with any separators, and names what it cannot read', () => {
  expect(readPasted('12345, 67890\n12345;1234 abc', 5, { low: 0, high: 9 })).toEqual({
    lines: [
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 0],
    ],
    unread: ['1234', 'abc'],
  })
  expect(readPasted('01 02 11\n030405, 1 2 12', 3, { low: 1, high: 11 })).toEqual({
    lines: [
      [1, 2, 11],
      [3, 4, 5],
    ],
    unread: ['010212'],
  })
})
