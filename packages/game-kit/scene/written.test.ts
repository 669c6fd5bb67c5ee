import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figure } from '#texts/figures.ts'
import { rational } from '#kit/rational.ts'
import { oneInWritten, timesWritten, written, writtenIn } from './written.ts'

test('GAM-04 formats a game’s numbers like the rest of the product', () => {
  fc.assert(
    fc.property(fc.nat(99_999_999), fc.nat(99), fc.constantFrom('en', 'vi'), (whole, rest, language) => {
      const text = `${whole}.${rest.toString().padStart(2, '0')}`
      expect(written(language, `${text}×`)).toBe(`${figure(language, text)}×`)
    }),
  )
  expect(written('vi', 'P9 · 1.5×')).toBe('P9 · 1,5×')
})

test('GAM-04 reads a field’s text back, and writes a chance in words', () => {
  expect(writtenIn('vi', '1234.50')).toBe('1234,50')
  expect(oneInWritten('en', rational(1, 32_768))).toBe('1 in 32,768')
  expect(oneInWritten('vi', rational(1, 32_768))).toBe('1/32.768')
  expect(oneInWritten('vi', rational(2, 5))).toBe('1/2,50')
})

test('GAM-04 cuts a displayed return, so that a table promises no more than it pays', () => {
  // one stone of 25 with three firecrackers among them: 0.99 × 25 / 22
  expect(timesWritten('en', rational(9, 8))).toBe('1.12')
  expect(timesWritten('vi', rational(9, 8))).toBe('1,12')
  expect(timesWritten('en', rational(2, 3), 4)).toBe('0.6666')
  expect(timesWritten('en', rational(12_345, 10))).toBe('1,234.50')
})
