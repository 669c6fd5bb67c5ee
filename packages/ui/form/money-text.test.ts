import { expect, test } from 'vitest'
import { caretAfter, readTyped, separatorsOf, showTyped } from './money-text.ts'

const en = separatorsOf('en')
const vi = separatorsOf('vi')

test('CSH-05 reads a typed amount with separators as exact decimal text, never as a float', () => {
  expect(readTyped('2,000,000.5', en)).toBe('2000000.5')
  expect(readTyped('2.000.000,5', vi)).toBe('2000000.5')
  expect(readTyped('0012', en)).toBe('12')
  expect(readTyped('.5', en)).toBe('0.5')
  expect(readTyped('12.34', en)).toBe('12.34')
  expect(readTyped('₫ 1 200', en)).toBe('1200')
  expect(readTyped('', en)).toBe('')
})

test('CSH-05 refuses what is no amount, or could be another one than is meant, instead of rewriting it', () => {
  for (const typed of ['-1', '1e9', '0.001', '12.349', '1.2.3', '0,001', 'ten', '12345678901234'])
    expect([typed, readTyped(typed, en)]).toEqual([typed, null])
  for (const typed of ['0.001', '12,349', '1,2,3'])
    expect([typed, readTyped(typed, vi)]).toEqual([typed, null])
  expect(readTyped('1.500 đ', vi)).toBe('1500')
})

test('CSH-05 displays the parsed amount with thousands separators', () => {
  expect(showTyped('2000000.5', en)).toBe('2,000,000.5')
  expect(showTyped('2000000', vi)).toBe('2.000.000')
  expect(showTyped('12.', en)).toBe('12.')
  expect(showTyped('999', en)).toBe('999')
})

test('CSH-05 keeps the caret behind the digit that was just typed', () => {
  expect(caretAfter('1,234', '1234', en)).toBe(5)
  expect(caretAfter('12,345', '123', en)).toBe(4)
  expect(caretAfter('1,234', '', en)).toBe(0)
})
