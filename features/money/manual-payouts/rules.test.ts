import { expect, test } from 'vitest'
import {
  bankReference,
  decideBooked,
  decideConfirm,
  decideFail,
  decideRecord,
  decideReopen,
  payoutStates,
  type Payout,
} from './rules.ts'

const claimed: Payout = { state: 'claimed', needsSecond: true, claimedBy: 'linh', recordedBy: null }
const recorded: Payout = { ...claimed, state: 'recorded', recordedBy: 'linh' }
const paid = { state: 'paid', isAutoReceived: false, returned: 0n }

test('M12 records by the operator who took the payment, and asks for another one where the brand does', () => {
  expect(decideRecord(claimed, 'linh')).toEqual({ next: 'recorded' })
  expect(decideRecord({ ...claimed, needsSecond: false }, 'linh')).toEqual({ next: 'paid' })
  expect(decideRecord(claimed, 'huy')).toEqual({ refused: 'manualPayouts.notClaimedByYou' })
  expect(decideRecord(recorded, 'linh')).toEqual({ refused: 'manualPayouts.decided' })
})

test('M12 never lets the operator who recorded a payment confirm it', () => {
  expect(decideConfirm(recorded, 'linh')).toEqual({ refused: 'manualPayouts.sameOperator' })
  expect(decideConfirm(recorded, 'huy')).toEqual({ next: 'paid' })
  expect(decideConfirm(claimed, 'huy')).toEqual({ refused: 'manualPayouts.decided' })
  expect(decideReopen(recorded)).toEqual({ next: 'claimed' })
  expect(decideReopen({ ...recorded, state: 'paid' })).toEqual({ refused: 'manualPayouts.decided' })
})

test('CSH-02 returns money that the bank returned, unless its receiver confirmed or disputes it, or a part is back already', () => {
  const done: Payout = { ...recorded, state: 'paid' }
  expect(decideFail(claimed, { ...paid, state: 'paying' }, 'linh')).toEqual({ next: 'failed' })
  expect(decideFail(claimed, { ...paid, state: 'paying' }, 'huy')).toEqual({
    refused: 'manualPayouts.notClaimedByYou',
  })
  expect(decideFail(recorded, { ...paid, state: 'paying' }, 'linh')).toEqual({
    refused: 'manualPayouts.decided',
  })
  expect(decideFail(done, paid, 'huy')).toEqual({ next: 'failed' })
  expect(decideFail(done, { ...paid, state: 'received', isAutoReceived: true }, 'huy')).toEqual({
    next: 'failed',
  })
  for (const of of [
    { ...paid, state: 'received' },
    { ...paid, state: 'disputed' },
    { ...paid, returned: 1n },
  ])
    expect(decideFail(done, of, 'huy')).toEqual({ refused: 'manualPayouts.decided' })
})

test('CSH-02 pays by the bank’s statement from every open state, and raises an alarm for money that was returned here', () => {
  expect(payoutStates.map(decideBooked)).toEqual(['pay', 'pay', 'pay', 'confirm', 'alarm'])
})

test('CSH-02 takes a bank’s reference without spaces around it', () => {
  expect(bankReference('  FT26338-1 ')).toBe('FT26338-1')
  expect([bankReference(' 1 '), bankReference('a\tb'), bankReference('x'.repeat(141))]).toEqual([
    null,
    null,
    null,
  ])
})
