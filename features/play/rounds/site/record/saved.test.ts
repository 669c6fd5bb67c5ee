import { expect, test } from 'vitest'
import { rangeOfSaved, savedOf } from './saved.ts'

test('MEM-05 a saved filter with the last seven days means the last seven on the day it is used; other days stay', () => {
  const week = savedOf('Dice', 'game:dice', { from: '2026-11-17', to: '2026-11-23' }, '2026-11-23')
  expect(rangeOfSaved(week, '2026-12-10')).toEqual({ from: '2026-12-04', to: '2026-12-10' })
  const fixed = savedOf('Trip', 'all', { from: '2026-10-01', to: '2026-10-05' }, '2026-11-23')
  expect(rangeOfSaved(fixed, '2026-12-10')).toEqual({ from: '2026-10-01', to: '2026-10-05' })
})
