import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PPM_ONE } from '#kit/money.ts'
import { byChips } from './testing/hands.ts'
import { awardsOf, potsOf, rakeOf, uncalled, type Stake } from './pots.ts'

const isNightly = process.env.FAIRHOUSE_TIER === 'nightly'

const seat = (put: number, folded = false): Stake => ({ put: BigInt(put), folded })

test('STU-05 makes a main pot and a side pot when a player is all in for less', () => {
  const pots = potsOf([seat(50), seat(100), seat(100), seat(20, true)])
  expect(pots).toEqual([
    { amount: 170n, seats: [0, 1, 2] },
    { amount: 100n, seats: [1, 2] },
  ])
})

test('STU-05 returns the part of a bet that was not called', () => {
  expect(uncalled([seat(300), seat(120), seat(200, true)])).toEqual({ seat: 0, amount: 100n })
  expect(uncalled([seat(200), seat(200)])).toBeNull()
})

test('STU-05 gives the odd chip to the winner nearest to the left of the button', () => {
  const pot = { amount: 100n, seats: [0, 2, 4] }
  const strengths = new Map([0, 2, 4].map((winner) => [winner, 7]))
  expect(awardsOf(pot, strengths, { button: 2, seats: 6, chip: 1n })).toEqual(
    new Map([
      [4, 34n],
      [0, 33n],
      [2, 33n],
    ]),
  )
})

test('STU-05 takes no rake without a flop, and never more than the cap', () => {
  const pots = [
    { amount: 1_000n, seats: [0, 1, 2] },
    { amount: 3_000n, seats: [1, 2] },
  ]
  const rake = { rate: 50_000n, cap: 120n, isDue: true, chip: 1n }
  expect(rakeOf(pots, rake)).toEqual([50n, 70n])
  expect(rakeOf(pots, { ...rake, isDue: false })).toEqual([0n, 0n])
})

const hands = fc
  .integer({ min: 2, max: 9 })
  .chain((seats) =>
    fc.record({
      stakes: fc.array(fc.record({ put: fc.bigInt({ min: 0n, max: 40n }), folded: fc.boolean() }), {
        minLength: seats,
        maxLength: seats,
      }),
      strengths: fc.array(fc.nat(3), { minLength: seats, maxLength: seats }),
      button: fc.nat(seats - 1),
    }),
  )
  .filter(({ stakes }) => stakes.some(({ folded, put }) => !folded && put > 0n))

test('STU-05 splits random all-ins as a count chip by chip does, and every chip is paid once', () => {
  fc.assert(
    fc.property(hands, ({ stakes, strengths, button }) => {
      const pots = potsOf(stakes)
      const won = stakes.map(() => 0n)
      const ranked = new Map(strengths.map((strength, at) => [at, strength]))
      for (const pot of pots)
        for (const [at, amount] of awardsOf(pot, ranked, { button, seats: stakes.length, chip: 1n }))
          won[at]! += amount
      const paid = won.reduce((sum, amount) => sum + amount, 0n)
      expect(paid).toBe(stakes.reduce((sum, { put }) => sum + put, 0n))
      const expected = byChips(stakes, strengths)
      // a pot's odd chips move a winner by less than one chip from the exact share
      for (const [at, amount] of won.entries())
        expect(Math.abs(Number(amount) - expected[at]!)).toBeLessThan(pots.length)
    }),
    { numRuns: isNightly ? 1_000_000 : 500 },
  )
})

test('STU-05 takes the rake of a hand from its pots, main pot first, and no pot pays more than it has', () => {
  const pots = fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(
      pots,
      fc.bigInt({ min: 0n, max: PPM_ONE / 10n }),
      fc.bigInt({ min: 0n, max: 10n ** 7n }),
      (amounts, rate, cap) => {
        const made = amounts.map((chips) => ({ amount: chips * 100n, seats: [0, 1] }))
        const rakes = rakeOf(made, { rate, cap, isDue: true, chip: 100n })
        const total = rakes.reduce((sum, rake) => sum + rake, 0n)
        const all = made.reduce((sum, { amount }) => sum + amount, 0n)
        expect(total <= cap && total * PPM_ONE <= all * rate).toBe(true)
        for (const [at, rake] of rakes.entries()) expect(rake >= 0n && rake <= made[at]!.amount).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})
