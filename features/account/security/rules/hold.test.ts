import { expect, test } from 'vitest'
import { holdReason, holdUntil } from './hold.ts'

const changed = { isFirst: false, isReset: false }

test('A13 a changed or removed contact, another bank account, a reset password and reset two-step methods hold payouts', () => {
  expect(holdReason({ what: 'email', ...changed })).toBe('email')
  expect(holdReason({ what: 'mobileRemoved', ...changed })).toBe('mobile')
  expect(holdReason({ what: 'payoutAdded', ...changed })).toBe('payout')
  expect(holdReason({ what: 'password', isFirst: false, isReset: true })).toBe('password')
  expect(holdReason({ what: 'proofsReset', ...changed })).toBe('proofs')
})

test('A13 a first contact, a first bank account and a password changed with the old one hold nothing', () => {
  expect(holdReason({ what: 'email', isFirst: true, isReset: false })).toBeNull()
  expect(holdReason({ what: 'payoutAdded', isFirst: true, isReset: false })).toBeNull()
  expect(holdReason({ what: 'password', ...changed })).toBeNull()
  expect(holdReason({ what: 'passkeyAdded', ...changed })).toBeNull()
  expect(holdReason({ what: 'constructor', ...changed })).toBeNull()
})

test('A13 a hold of 24 hours from 9:00 ends tomorrow at 9:00', () => {
  expect(holdUntil(new Date('2026-11-21T09:00:00Z'), 24)).toEqual(new Date('2026-11-22T09:00:00Z'))
})
