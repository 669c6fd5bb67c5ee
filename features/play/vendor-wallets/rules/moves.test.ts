import { expect, test } from 'vitest'
import { readTold, settle, vendorDirections, vendorTransferStates } from './moves.ts'

test('MEM-04 a vendor status ends a transfer once; a repeated one changes nothing, a contradictory one raises an alert', () => {
  expect(settle('pending', 'out', 'confirmed')).toBe('finish')
  expect(settle('pending', 'out', 'failed')).toBe('giveBack')
  expect(settle('pending', 'back', 'confirmed')).toBe('credit')
  expect(settle('pending', 'back', 'failed')).toBe('fail')
  for (const direction of vendorDirections) {
    expect(settle('done', direction, 'confirmed')).toBe('wait')
    expect(settle('failed', direction, 'failed')).toBe('wait')
    expect(settle('done', direction, 'failed')).toBe('alarm')
    expect(settle('failed', direction, 'confirmed')).toBe('alarm')
    for (const state of vendorTransferStates) expect(settle(state, direction, 'pending')).toBe('wait')
  }
})

test('MEM-04 ignores an unknown vendor status', () => {
  expect(['confirmed', 'failed', 'ok', 'SUCCESS', ''].map(readTold)).toEqual([
    'confirmed',
    'failed',
    'pending',
    'pending',
    'pending',
  ])
})
