import { expect, test } from 'vitest'
import fc from 'fast-check'
import { major } from '#kit/money.ts'
import { problemOf, setupText, type Setup } from './setup.ts'

const usual: Setup = {
  seats: 6,
  small: major(500),
  unit: major(1_000),
  chip: major(100),
  rake: 500,
  rakeCap: major(3_000),
  buyMin: major(20_000),
  buyMax: major(100_000),
  mayRunTwice: true,
  turnSeconds: 20,
  bankSeconds: 30,
}
const antes: Setup = { ...usual, small: 0n, mayRunTwice: false }
const cards: Setup = { ...usual, seats: 4, small: 0n, buyMin: major(60_000), mayRunTwice: false }

test.each([
  ['seats', 'holdem', { ...usual, seats: 10 }],
  ['seats', 'tien-len', { ...cards, seats: 6 }],
  ['blinds', 'holdem', { ...usual, small: 0n }],
  ['blinds', 'holdem', { ...usual, small: major(1_100) }],
  ['blinds', 'tien-len', { ...cards, small: major(100) }],
  ['chip', 'holdem', { ...usual, unit: major(1_050) }],
  ['chip', 'holdem', { ...usual, rakeCap: 1n }],
  ['buyIn', 'holdem', { ...usual, buyMin: major(9_900) }],
  ['buyIn', 'holdem', { ...usual, buyMax: major(19_900) }],
  ['buyIn', 'tien-len', { ...cards, buyMin: major(29_000) }],
  ['seats', 'lieng', { ...antes, seats: 10 }],
  ['blinds', 'lieng', { ...antes, small: major(500) }],
  ['chip', 'lieng', { ...antes, buyMin: major(20_050) }],
  ['buyIn', 'lieng', { ...antes, buyMin: major(9_900) }],
  ['twice', 'lieng', { ...antes, mayRunTwice: true }],
  ['seats', 'sam-loc', { ...cards, seats: 6 }],
  ['buyIn', 'sam-loc', { ...cards, buyMin: major(79_000) }],
  [null, 'sam-loc', { ...cards, seats: 5, buyMin: major(80_000) }],
  ['twice', 'tien-len', { ...cards, mayRunTwice: true }],
  [null, 'holdem', usual],
  [null, 'tien-len', cards],
  [null, 'lieng', antes],
] as const)('STU-05 a setup of a room is refused by its rule: %s in %s', (problem, game, setup) => {
  expect(problemOf(game, setup)).toBe(problem)
})

test('STU-05 M1 a setup that is allowed has whole chips everywhere, so that every pot can be shared', () => {
  const sum = fc.bigInt({ min: 0n, max: 40n })
  const setups = fc.record({
    small: sum,
    unit: sum,
    chip: fc.bigInt({ min: 1n, max: 6n }),
    rakeCap: sum,
    buyMin: fc.bigInt({ min: 0n, max: 400n }),
    buyMax: fc.bigInt({ min: 0n, max: 800n }),
  })
  fc.assert(
    fc.property(setups, (sums) => {
      const setup = { ...usual, ...sums }
      if (problemOf('holdem', setup) !== null) return
      const { chip, small, unit, buyMin, buyMax, rakeCap } = setup
      expect([small, unit, buyMin, buyMax, rakeCap].every((each) => each % chip === 0n)).toBe(true)
      expect(small > 0n && small <= unit && unit * 10n <= buyMin && buyMin <= buyMax).toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test('STU-05 the audit log names a setup in flat text', () => {
  expect(setupText(usual)).toMatchObject({ unit: '1000.00', rake: '5.00%', seats: '6', mayRunTwice: 'yes' })
})
