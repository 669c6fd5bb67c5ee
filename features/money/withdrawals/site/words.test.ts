import { expect, test } from 'vitest'
import { RefusedError } from '#contract/envelope.ts'
import { en as security } from '#features/account/security/texts/en.ts'
import { formatDate, formatMoney } from '#texts/formats.ts'
import { addWords, hasText, t } from '#texts/i18n.ts'
import type { Texts } from '#texts/use-texts.ts'
import { en } from '../texts/en.ts'
import { isDayUsedUp, stepsOf, type Withdrawal } from './steps.ts'
import { refusalWords, spanWords } from './words.ts'

addWords('en', { ...security, ...en })
const texts: Pick<Texts, 't' | 'refusal' | 'money' | 'date'> = {
  t,
  refusal: (code, values) => (hasText(`refusal.${code}`) ? t(`refusal.${code}`, values) : code),
  money: (amount, currency, options) => formatMoney('en', amount, currency, options),
  date: (at, style) => formatDate('en', at, style, 'UTC'),
}
const words = (code: string, detail: unknown) =>
  refusalWords(texts, new RefusedError({ code, status: 422, words: '', detail }), 'VND')

test('CSH-02 names each unmet condition of a refused withdrawal, and exactly what is missing', () => {
  const none = { isMet: false, need: null, have: null, missing: null }
  const conditions = [
    { ...none, code: 'turnover', need: '500000.00', have: '120000.00', missing: '380000.00' },
    { ...none, code: 'papers', left: '90000.00' },
    { ...none, code: 'hold', why: 'password', until: '2026-11-23T10:30:00.000Z' },
    { ...none, code: 'paymentPassword' },
  ]
  const said = words('withdrawals.notYet', { conditions })
  expect(said).toContain('Turnover requirement not met (380,000.00 left to wager); ')
  expect(said).toContain('Verify your identity (90,000.00 available before verification); ')
  expect(said).toMatch(/Withdrawals are paused \(.+ Until 23 Nov 2026, 10:30\); /)
  expect(said).toMatch(/Set a payment password\.$/)
})

test('CSH-02 shows what is available and missing when more is requested', () => {
  expect(words('withdrawals.notEnough', { free: '500000.00', missing: '100000.00' })).toBe(
    'You can withdraw up to 500,000.00. You’re 100,000.00 short.',
  )
})

test('CSH-02 shows a payout’s duration in words, rounded up', () => {
  expect([20, 840, 841, 3_600, 5_400].map((seconds) => spanWords({ t }, seconds))).toEqual([
    '1 min',
    '14 min',
    '15 min',
    '1 h',
    '1 h 30 min',
  ])
})

const at = new Date('2026-11-23T05:05:14Z')
const asked: Withdrawal = {
  id: '00000000-0000-4000-8000-000000000001',
  reference: 'W-100143',
  amount: 10_000_000_000n,
  fee: 0n,
  receives: 10_000_000_000n,
  currency: 'VND',
  to: 'Vietcombank ••9933',
  state: 'requested',
  requestedAt: at,
  closedAt: null,
  holder: 'NGUYEN THI MAI',
  eyes: 1,
  dueAt: at,
  promiseMinutes: 30,
  lately: null,
  paidAt: null,
  receiptDueAt: null,
  isAutoReceived: false,
  arrived: null,
  missing: null,
  returned: 0n,
  proofs: 0,
  isMatched: false,
  reason: null,
  steps: [{ at, what: 'requested', note: null }],
}
const told = (withdrawal: Partial<Withdrawal>) =>
  stepsOf(texts, { ...asked, ...withdrawal }).map(({ text }) => text)

test('CSH-02 shows that the money is back, and why, after a rejected withdrawal', () => {
  expect(told({})[0]).toBe('1,000,000.00 is reserved in your main wallet.')
  const reason = 'The account belongs to somebody else.'
  expect(told({ state: 'rejected', reason })).toEqual([
    '1,000,000.00 was reserved in your main wallet.',
    '1,000,000.00 is back in your wallet. The account belongs to somebody else.',
  ])
  expect(told({ state: 'paying' })[0]).toBe('1,000,000.00 was reserved in your main wallet.')
})

test('CSH-02 treats a day of withdrawals as used up by its count, or when less is left than the minimum', () => {
  const day = (used: number, amountLeft: bigint) =>
    isDayUsedUp({ least: 500_000_000n, today: { used, of: 2, amountLeft, until: at } })
  expect([day(1, 500_000_000n), day(2, 500_000_000n), day(1, 499_999_999n)]).toEqual([false, true, true])
})
