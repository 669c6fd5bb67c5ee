import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { major } from '#kit/money.ts'
import { equal, rational } from '#kit/rational.ts'
import { toyCrash } from './testing/toy-crash.ts'
import { toyLottery, toyLotteryMath } from './testing/toy-lottery.ts'
import { toyShoe } from './testing/toy-shoe.ts'

const lottery = toyLottery.open(toyLottery.defaultConfig)

test('G5 the toy lottery returns by enumeration what its theory says', () => {
  const bet = { key: 'straight', stake: major(1), choice: { number: 3 } }
  const cfg = toyLotteryMath.configSchema.parse(toyLottery.defaultConfig)
  if (!cfg.ok) throw new Error(cfg.error)
  const factors = [...toyLotteryMath.outcomes!(cfg.value)].map(({ o }) =>
    toyLotteryMath.settler(cfg.value, o)(bet, { epoch: 0, acts: [] }),
  )
  const total = factors.reduce((sum, { factor }) => sum + Number(factor.n) / Number(factor.d), 0)
  expect(total).toBe(9)
  expect(equal(lottery.theory()[0]!.rtp, rational(9, 10))).toBe(true)
})

test('G4 a drawn outcome settles every slip that the game accepted, each line rounded down on its own', () => {
  const line = fc.oneof(
    fc.tuple(
      fc.constant('straight'),
      fc.integer({ min: 1, max: 99 }),
      fc.record({ number: fc.integer({ min: 0, max: 9 }) }),
    ),
    fc.tuple(
      fc.constant('side'),
      fc.integer({ min: 1, max: 99 }),
      fc.record({ side: fc.constantFrom('odd', 'even') }),
    ),
  )
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), fc.integer(), (lines, seed) => {
      const asked = lines.map(([key, stake, choice]) => [key, `${stake}.00`, choice])
      const checked = lottery.check(asked, { currency: 'VND', pieces: [] })
      if (!checked.ok) throw new Error(checked.error.refused)
      const { outcome } = lottery.draw(fastChance(seed), null)
      const settled = lottery.settler(outcome)({ lines: checked.value.lines, epoch: 0, acts: [] })
      expect(settled.stake).toBe(checked.value.stake)
      expect(settled.win).toBe(settled.results.reduce((sum, { win }) => sum + win, 0n))
      const { number } = outcome as { number: number }
      const parity = number % 2 === 1 ? 'odd' : 'even'
      const expected = lines.reduce((sum, [, stake, choice]) => {
        if ('number' in choice) return sum + (choice.number === number ? stake * 9 : 0)
        return sum + (choice.side === parity ? stake * 1.9 : 0)
      }, 0)
      expect(Number(settled.win) / 10_000).toBeCloseTo(expected, 6)
    }),
  )
})

test('G7 a shoe deals each card once, whatever the seed', () => {
  const shoe = toyShoe.open(toyShoe.defaultConfig)
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const chance = fastChance(seed)
      let carry = shoe.firstCarry
      const dealt = [0, 0, 0]
      for (let round = 0; round < 5; round++) {
        const drawn = shoe.draw(chance, carry)
        const { dragon, tiger } = drawn.outcome as { dragon: number; tiger: number }
        dealt[dragon]! += 1
        dealt[tiger]! += 1
        carry = drawn.carry
      }
      const { left } = carry as { left: readonly number[] }
      expect(left.map((cards, rank) => cards + dealt[rank]!)).toEqual([4, 4, 4])
    }),
  )
})

test('G19 cashing out later never pays less, and never depends on the hidden end', () => {
  const crash = toyCrash.open(toyCrash.defaultConfig)
  const slip = { lines: [['ride', '10.00', { auto: 0 }] as const], epoch: 0, acts: [] }
  const winAt = (afterMs: number, at: number) =>
    crash.settler({ at })({ ...slip, acts: [{ action: 'cash-out', afterMs }] }).win
  for (const afterMs of [0, 9_999, 10_000, 250_000]) expect(winAt(afterMs, 200)).toBe(winAt(afterMs, 1_000))
  expect(winAt(10_000, 200)).toBe(101_000n)
  expect(winAt(9_999, 200)).toBe(100_000n)
  expect(crash.settler({ at: 300 })(slip).win).toBe(0n)
})
