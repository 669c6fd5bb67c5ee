import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromStripe, sessionExpiry, statusOfSession, toStripe } from './stripe.ts'

test('CSH-01 writes an amount in the currency’s smallest unit: 25.00 USD is 2500, 200 000 VND is 200000', () => {
  expect(toStripe(250_000n, 'USD')).toBe(2_500)
  expect(toStripe(2_000_000_000n, 'VND')).toBe(200_000)
  expect(toStripe(2_000_000_000n, 'vnd')).toBe(200_000)
  expect(toStripe(12_340n, 'KWD')).toBeNull() // 1.234: the last of three decimals must be 0
  expect(toStripe(12_300n, 'KWD')).toBe(1_230)
  expect(toStripe(10_000n, 'ISK')).toBe(100)
})

test('CSH-01 refuses an amount with decimals that the currency does not have', () => {
  expect(toStripe(2_000_005_000n, 'VND')).toBeNull()
  expect(toStripe(250_050n, 'USD')).toBeNull()
  expect(toStripe(0n, 'USD')).toBeNull()
})

test('CSH-01 reads back every amount that it wrote, in every kind of currency', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 999_999_999_999n }),
      fc.constantFrom('USD', 'VND', 'JPY', 'KWD', 'ISK'),
      (units, currency) => {
        const amount = units * 100n
        const written = toStripe(amount, currency)
        if (written !== null) expect(fromStripe(written, currency)).toBe(amount)
      },
    ),
  )
  expect(fromStripe(1.5, 'USD')).toBeNull()
  expect(fromStripe(-1, 'USD')).toBeNull()
})

test('CSH-01 counts a session as paid only if its payment is', () => {
  const of = (status: string | null, paymentStatus: string) => statusOfSession({ status, paymentStatus })
  expect(of('complete', 'paid')).toEqual({ status: 'paid', isUnderway: false })
  expect(of('complete', 'unpaid')).toEqual({ status: 'pending', isUnderway: true })
  expect(of('open', 'unpaid')).toEqual({ status: 'pending', isUnderway: false })
  expect(of('expired', 'unpaid').status).toBe('expired')
  expect(of('complete', 'no_payment_required').status).toBe('pending')
  expect(of('complete', 'a word of tomorrow').status).toBe('pending')
})

test('CSH-01 closes the page 31 minutes after the order, or leaves it to Stripe beyond 24 hours', () => {
  const createdAt = new Date('2026-12-01T10:00:00Z')
  const after = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)
  expect(sessionExpiry({ createdAt, expiresAt: after(15) })).toBe(after(46).getTime() / 1000)
  expect(sessionExpiry({ createdAt, expiresAt: after(1_440) })).toBeNull()
})
