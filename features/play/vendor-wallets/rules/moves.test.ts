import { expect, test } from 'vitest'
import { readTold, settle, vendorDirections, vendorTransferStates } from './moves.ts'

test('MEM-04 what a vendor says ends a transfer once; the same again changes nothing, the opposite is an alarm', () => {
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

test('MEM-04 a word of a vendor that we do not know decides nothing', () => {
  expect(['confirmed', 'failed', 'ok', 'SUCCESS', ''].map(readTold)).toEqual([
    'confirmed',
    'failed',
    'pending',
    'pending',
    'pending',
  ])
})
