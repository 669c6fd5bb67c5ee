import fc from 'fast-check'
import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { earnedOf, moneyFor, rateOf, typeOf } from './points.ts'

test('PRO-04 a valid bet of 1,000,000 VND on slots earns 12 points at 1.20 percent and a unit of 1,000 VND', () => {
  expect(earnedOf(major(1_000_000), { rate: rateOf('1.20'), unit: major(1_000) })).toBe(major(12))
  expect(earnedOf(major(1_000_000), { rate: rateOf('0.70'), unit: major(1_000) })).toBe(major(7))
  expect(earnedOf(major(1_000_000), { rate: rateOf('0.00'), unit: major(1_000) })).toBe(0n)
})

test('PRO-04 a void subtracts exactly what the bet earned', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 15n }),
      fc.nat({ max: 10_000 }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      (valid, rate, unit) => {
        expect(earnedOf(valid, { rate, unit }) + earnedOf(-valid, { rate, unit })).toBe(0n)
      },
    ),
  )
})

test('PRO-04 only whole units of points convert: 25 points at a ratio of 10 are two units', () => {
  expect(moneyFor(25, { unit: major(1_000), ratio: 10 })).toBe(major(2_000))
  expect(moneyFor(9, { unit: major(1_000), ratio: 10 })).toBe(0n)
})

test('PRO-04 fishing counts as slots, PVP as card games and e-sports as sports', () => {
  expect(['FISH', 'PVP', 'ESPORTS'].map((source) => typeOf(source as 'FISH'))).toEqual([
    'slots',
    'cardGames',
    'sports',
  ])
})
