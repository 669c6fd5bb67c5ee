import { expect, test } from 'vitest'
import { idCursor, lineCursor, playCursor } from './cursor.ts'
import { daysOf, periodOf } from './period.ts'

test('AGT-02 a period is the last seven days by default, and at most a quarter', () => {
  expect(periodOf({}, '2026-11-24')).toEqual({ from: '2026-11-18', to: '2026-11-24' })
  expect(periodOf({ from: '2026-09-01', to: '2026-12-01' }, '2026-11-24')).not.toBeNull()
  expect(periodOf({ from: '2026-08-31', to: '2026-12-01' }, '2026-11-24')).toBeNull()
  expect(periodOf({ from: '2026-11-25', to: '2026-11-24' }, '2026-11-24')).toBeNull()
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})

test('AGT-03 a malformed cursor starts at the beginning', () => {
  expect(playCursor('2026-11-24~100123~RNG')).toEqual({ day: '2026-11-24', id: 100_123n, category: 'RNG' })
  for (const text of [undefined, '', 'x', '2026-02-30~1~RNG', '2026-11-24~x~RNG', '2026-11-24~1~a b'])
    expect(playCursor(text)).toBeNull()
  expect(lineCursor('1764000000000000~7~3')).toEqual({ micros: 1_764_000_000_000_000n, wallet: 7n, seq: 3n })
  expect(lineCursor('999999999999999999~7~3')).toBeNull()
  expect(lineCursor('1~2')).toBeNull()
  expect([idCursor('12'), idCursor('-1'), idCursor(undefined)]).toEqual([12n, null, null])
})
