import { expect, test } from 'vitest'
import { capOf } from './caps.ts'

const caps = [
  { currency: 'VND', key: '', most: 50n },
  { currency: 'VND', key: 'lo2', most: 20n },
  { currency: 'VND', key: 'lo2:07', most: 5n },
]

test('P7 the cap of a number is its own, else that of its play, else that of every number', () => {
  const cap = capOf(caps, { currency: 'VND', usual: 90n })
  expect(['lo2:07', 'lo2:08', 'de:08', 'lo2'].map((key) => cap?.(key))).toEqual([5n, 20n, 50n, 20n])
})

test('P7 a currency without caps has the usual one, or none', () => {
  expect(capOf(caps, { currency: 'USD', usual: null })).toBeUndefined()
  expect(capOf(caps, { currency: 'USD', usual: 90n })?.('lo2:07')).toBe(90n)
  expect(capOf(caps.slice(1), { currency: 'VND', usual: null })?.('de:08')).toBeNull()
})
