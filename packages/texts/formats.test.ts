import { expect, test } from 'vitest'
import { moneyText } from '#kit/money.ts'
import {
  formatDate,
  formatDecimal,
  formatElapsed,
  formatMoney,
  formatOdd,
  formatPpm,
  formatShare,
} from './formats.ts'

test('CSH-05 money is shown with two decimals and separators, in the language of the page', () => {
  expect(formatMoney('en', 12_480_500_0000n, 'VND')).toBe('12,480,500.00')
  expect(formatMoney('vi', '12480500.00', 'VND')).toBe('12.480.500,00')
  expect(formatMoney('en', '1.5', 'USD', { symbol: true })).toBe('$1.50')
  expect(formatMoney('en', '-1.5', 'USD', { symbol: true })).toBe('−$1.50')
})

test('CSH-05 an amount beyond what a float can hold is shown exactly', () => {
  expect(formatMoney('en', '99999999999.99', 'VND')).toBe('99,999,999,999.99')
  expect(formatMoney('en', 900_719_925_474_099_312_34n, 'VND')).toBe('9,007,199,254,740,993.12')
})

test('CSH-05 digits below the second decimal are cut, so no screen shows more than the ledger holds', () => {
  expect(formatMoney('en', '0.0099', 'USD')).toBe('0.00')
  expect(formatMoney('en', '12.3499', 'USD')).toBe('12.34')
})

test('M8 CSH-05 shows results that add up: displayed stake and return make the displayed result', () => {
  const shown = [-570_000_0000n, 536_020_8586n, 536_020_8586n - 570_000_0000n]
  expect(shown.map((amount) => formatMoney('en', amount, 'VND'))).toEqual([
    '−570,000.00',
    '536,020.85',
    '−33,979.15',
  ])
  expect([-1n, -99n, -100n, -101n].map((amount) => formatMoney('en', amount, 'VND'))).toEqual([
    '−0.01',
    '−0.01',
    '−0.01',
    '−0.02',
  ])
})

test('M8 CSH-05 shows the same loss for ledger units and for decimal text', () => {
  const losses = [-1n, -99n, -101n, -12_301n, 12_399n, 0n]
  const written = losses.map((amount) => formatMoney('en', amount, 'VND', { signed: true }))
  expect(losses.map((amount) => formatMoney('en', moneyText(amount), 'VND', { signed: true }))).toEqual(
    written,
  )
  expect(written.slice(0, 4)).toEqual(['−0.01', '−0.01', '−0.02', '−1.24'])
})

test('MEM-05 a movement shows its sign, zero does not', () => {
  expect(formatMoney('en', 4_000_000n, 'VND', { signed: true })).toBe('+400.00')
  expect(formatMoney('en', -4_000_000n, 'VND', { signed: true })).toBe('−400.00')
  expect(formatMoney('en', 0n, 'VND', { signed: true })).toBe('0.00')
})

test('GAM-04 a return to player is never rounded up', () => {
  expect(formatPpm('en', 962_499)).toBe('96.24%')
  expect(formatPpm('vi', 990_000)).toBe('99%')
})

test('SHL-14 shows times in the merchant’s zone, anyone who looks', () => {
  const at = new Date('2026-11-20T18:30:05Z')
  expect(formatDate('en', at, 'clock', 'Asia/Ho_Chi_Minh')).toBe('01:30:05')
  expect(formatDate('en', at, 'day', 'Asia/Ho_Chi_Minh')).toBe('21 Nov 2026')
})

test('GAM-02 time played is shown in hours, minutes and seconds', () => {
  expect(formatElapsed(1449)).toBe('0:24:09')
  expect(formatElapsed(36_000)).toBe('10:00:00')
})

test('SHL-14 formats the server’s decimal texts in the language of the page', () => {
  expect([formatShare('en', '96.22 %'), formatShare('vi', '96.22 %')]).toEqual(['96.22%', '96,22%'])
  expect(formatShare('vi', '99.00 % – 96.00 %')).toBe('99,00% – 96,00%')
  expect([formatDecimal('en', '1068.50'), formatDecimal('vi', '1068.50')]).toEqual(['1,068.50', '1.068,50'])
  const oneIn = (count: string) => `1/${count}`
  const odds = [
    { show: 'percent', text: '26.02 %' },
    { show: 'oneIn', text: '1068.50' },
    { show: 'times', text: '3000' },
    { show: 'count', text: '52' },
  ] as const
  expect(odds.map((odd) => formatOdd('vi', odd, oneIn))).toEqual(['26,02%', '1/1.068,50', '3.000 ×', '52'])
})
