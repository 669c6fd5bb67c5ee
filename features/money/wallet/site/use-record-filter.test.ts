import { expect, test } from 'vitest'
import { readRange } from './use-record-filter.ts'

const TODAY = '2026-11-21'
const usual = { from: '2026-11-15', to: '2026-11-21' }

test('MEM-05 reads the days from the URL; invalid ones are the last seven', () => {
  expect(readRange({ from: '2026-10-01', to: '2026-10-31' }, TODAY)).toEqual({
    from: '2026-10-01',
    to: '2026-10-31',
  })
  expect(readRange({}, TODAY)).toEqual(usual)
  expect(readRange({ from: '2026-10-31', to: '2026-10-01' }, TODAY)).toEqual(usual)
  expect(readRange({ from: '2026-13-01', to: '2026-12-01' }, TODAY)).toEqual(usual)
  expect(readRange({ from: 'javascript:alert(1)', to: '2026-12-01' }, TODAY)).toEqual(usual)
})
