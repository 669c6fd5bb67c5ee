import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { checkMethod, type MethodDraft } from './methods.ts'

const fine: MethodDraft = {
  kind: 'hosted',
  channel: 'page',
  least: major(100),
  most: major(1_000),
  presets: [100, 500, 1_000].map(major),
  feePpm: 10_000n,
  feeFixed: major(1),
  account: null,
  coin: null,
}
const problem = (change: Partial<MethodDraft>) => checkMethod({ ...fine, ...change })

test('CSH-01 accepts a consistent payment method', () => {
  expect(problem({})).toBeNull()
  expect(problem({ kind: 'bank', account: {} })).toBeNull()
  expect(problem({ channel: 'coin', coin: {} })).toBeNull()
  expect(problem({ presets: [] })).toBeNull()
})

test('CSH-01 refuses reversed limits, a fee that takes everything, and preset amounts outside the limits', () => {
  expect(problem({ most: major(99) })).toBe('limits')
  expect(problem({ least: 0n })).toBe('limits')
  expect(problem({ feeFixed: major(99) })).toBe('fee')
  expect(problem({ feeFixed: major(98) })).toBeNull()
  expect(problem({ presets: [major(1_001)] })).toBe('presets')
  expect(problem({ presets: [major(500), major(500)] })).toBe('presets')
  expect(problem({ least: major(100) + 1n })).toBe('tooFine')
})

test('CSH-01 requires an account for a bank and a chain for crypto, and nothing else has them', () => {
  expect(problem({ kind: 'bank' })).toBe('account')
  expect(problem({ account: {} })).toBe('account')
  expect(problem({ channel: 'coin' })).toBe('coin')
  expect(problem({ coin: {} })).toBe('coin')
})
