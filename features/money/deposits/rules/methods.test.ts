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
  currency: 'VND',
}
const problem = (change: Partial<MethodDraft>) => checkMethod({ ...fine, ...change })

test('CSH-01 accepts a consistent payment method', () => {
  expect(problem({})).toBeNull()
  expect(problem({ kind: 'bank', account: { bin: '' } })).toBeNull()
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
  expect(problem({ account: { bin: '' } })).toBe('account')
  expect(problem({ channel: 'coin' })).toBe('coin')
  expect(problem({ coin: {} })).toBe('coin')
})

test('CSH-01 takes a VietQR to the brand’s own account with the bank’s number and in dong only', () => {
  const own = { kind: 'bank', channel: 'qr', account: { bin: '970436' } } as const
  expect(problem(own)).toBeNull()
  expect(problem({ ...own, account: { bin: '' } })).toBe('qr')
  expect(problem({ ...own, currency: 'USD' })).toBe('qr')
  expect(problem({ ...own, account: null })).toBe('account')
})

test('CSH-01 refuses a channel of processors for a bank transfer or a transfer to a member', () => {
  expect(problem({ kind: 'bank', channel: 'wallet', account: { bin: '' } })).toBe('channel')
  expect(problem({ kind: 'member', channel: 'qr' })).toBe('channel')
})
