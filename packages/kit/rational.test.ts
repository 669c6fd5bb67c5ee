import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as r from './rational.ts'

const fraction = fc.tuple(fc.bigInt(-9999n, 9999n), fc.bigInt(1n, 9999n)).map(([n, d]) => r.rational(n, d))

test('G5 a fraction is kept in lowest terms with the sign on top', () => {
  expect(r.rational(6n, -4n)).toEqual({ n: -3n, d: 2n })
  expect(() => r.rational(1n, 0n)).toThrow(RangeError)
})

test('G5 adding, taking away, multiplying and dividing lose nothing', () => {
  fc.assert(
    fc.property(fraction, fraction, (a, b) => {
      expect(r.equal(r.subtract(r.add(a, b), b), a)).toBe(true)
      if (b.n !== 0n) expect(r.equal(r.divide(r.multiply(a, b), b), a)).toBe(true)
    }),
  )
})

test('M1 rounds the fraction of a unit left by a factor down', () => {
  expect(r.floorOf(100n, r.rational(1n, 3n))).toBe(33n)
  expect(() => r.floorOf(-1n, r.ONE)).toThrow(RangeError)
})

test('G5 a published fraction is read back exactly', () => {
  fc.assert(fc.property(fraction, (a) => r.equal(r.parseRational(r.rationalText(a)) ?? r.ZERO, a)))
  expect(r.parseRational('1/0')).toBeNull()
  expect(r.parseRational('1.5')).toBeNull()
})

test('G5 a percentage is rounded half away from zero and only for print', () => {
  expect(r.decimalText(r.rational(1n, 8n), 2)).toBe('0.13')
  expect(r.decimalText(r.rational(-1n, 8n), 2)).toBe('-0.13')
  expect(r.decimalText(r.rational(99n, 1n), 0)).toBe('99')
})

test('G5 a fraction of any length has its nearest float', () => {
  fc.assert(fc.property(fraction, (a) => Math.abs(r.toNumber(a) - Number(a.n) / Number(a.d)) <= 1e-12))
  expect(r.toNumber(r.rational(10n ** 900n, 3n * 10n ** 900n))).toBeCloseTo(1 / 3, 15)
})
