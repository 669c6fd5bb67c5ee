import { expect, test } from 'vitest'
import { pageOf, windowOf } from './pages.ts'

const rows = (...numbers: readonly bigint[]) => numbers.map((number) => ({ number }))

test.each([
  [{}, { below: null, limit: 21 }],
  [
    { before: '17', limit: 5 },
    { below: 17n, limit: 6 },
  ],
  [{ before: 'W-17' }, { below: null, limit: 21 }],
  [{ before: '1'.repeat(19) }, { below: null, limit: 21 }],
])('starts at the first page if the cursor is not a number: %j', (asked, window) => {
  expect(windowOf(asked, 20)).toEqual(window)
})

test('a full window shows one row less and names the next page, any other shows all', () => {
  const window = windowOf({ limit: 2 }, 20)
  expect(pageOf(rows(9n, 8n, 7n), window)).toEqual({ shown: rows(9n, 8n), next: '8' })
  expect(pageOf(rows(9n, 8n), window)).toEqual({ shown: rows(9n, 8n), next: null })
  expect(pageOf(rows(), window)).toEqual({ shown: [], next: null })
})
