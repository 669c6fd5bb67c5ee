import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideNews, mayExpire, type DepositState, type PaymentFacts, maySendSlip } from './states.ts'

const AMOUNT = 500n
const statuses = ['pending', 'paid', 'failed', 'cancelled', 'expired'] as const

const told = fc.record({
  status: fc.constantFrom(...statuses),
  amount: fc.constantFrom(AMOUNT, AMOUNT, AMOUNT, AMOUNT - 1n),
  currency: fc.constantFrom('VND', 'VND', 'VND', 'USD'),
})
const event = fc.oneof(told, fc.constant('clock' as const))

/** Plays processor news and timeouts; returns the final state and how often money was credited. */
function live(events: readonly (PaymentFacts | 'clock')[]): { state: DepositState; credits: number } {
  let state: DepositState = 'pending'
  let credits = 0
  for (const each of events) {
    if (each === 'clock') {
      if (mayExpire(state)) state = 'expired'
      continue
    }
    const decision = decideNews({ state, amount: AMOUNT, currency: 'VND' }, each)
    if (decision.does === 'credit') credits += 1
    if (decision.does === 'credit') state = 'paid'
    if (decision.does === 'review') state = 'inReview'
    if (decision.does === 'close') state = decision.state
  }
  return { state, credits }
}

test('CSH-01 credits a deposit at most once, for any callbacks, however often and in any order', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const { state, credits } = live(events)
      expect(credits).toBe(state === 'paid' ? 1 : 0)
    }),
  )
})

test('CSH-01 credits money that arrived as agreed, unless another amount came first and needs a review', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      const first = events.find(
        (each) => each !== 'clock' && each.status === 'paid' && each.currency === 'VND',
      )
      const isExact = first !== undefined && first !== 'clock' && first.amount === AMOUNT
      expect(live(events).credits).toBe(isExact ? 1 : 0)
    }),
  )
})

test('CSH-01 accepts a proof until a decision, for a bank transfer also in the week after its order expired', () => {
  const expiresAt = new Date('2026-11-20T12:00:00Z')
  const after = (days: number) => new Date(expiresAt.getTime() + days * 86_400_000)
  const bank = { kind: 'bank', expiresAt } as const
  for (const state of ['awaitingSlip', 'inReview'] as const)
    expect(maySendSlip({ ...bank, state }, after(0))).toBe(true)
  for (const state of ['approved', 'rejected'] as const)
    expect(maySendSlip({ ...bank, state }, after(0))).toBe(false)
  expect([1, 6.9, 7].map((days) => maySendSlip({ ...bank, state: 'expired' }, after(days)))).toEqual([
    true,
    true,
    false,
  ])
  for (const kind of ['hosted', 'member'] as const)
    expect(maySendSlip({ kind, expiresAt, state: 'expired' }, after(0))).toBe(false)
})

test('CSH-01 credits a payment after expiry or failure and marks it late', () => {
  const paid = { status: 'paid', amount: AMOUNT, currency: 'VND' } as const
  for (const state of ['expired', 'failed', 'cancelled'] as const)
    expect(decideNews({ state, amount: AMOUNT, currency: 'VND' }, paid)).toEqual({
      does: 'credit',
      isLate: true,
    })
})
