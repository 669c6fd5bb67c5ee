import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, isCurrency } from '#kit/currency.ts'
import { formatDecimal, formatMoney, formatNumber, formatPpm } from './formats.ts'

const langs = fc.constantFrom('en', 'vi')
const codes = fc.constantFrom(...Object.keys(currencies).filter(isCurrency))
const amounts = fc.oneof(fc.bigInt(-(10n ** 22n), 10n ** 22n), fc.bigInt(-20_000n, 20_000n))
const textOf = (units: bigint): Intl.StringNumericLiteral => {
  const digits = (units < 0n ? -units : units).toString().padStart(5, '0')
  return `${units < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}` as Intl.StringNumericLiteral
}
const plain = (text: string) => text.replaceAll('-', '−')

test('CSH-05 every amount is written as Intl writes it, in both languages, with and without sign and symbol', () => {
  fc.assert(
    fc.property(langs, codes, amounts, fc.boolean(), fc.boolean(), (lang, code, units, symbol, signed) => {
      const oracle = new Intl.NumberFormat(lang, {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
        roundingMode: 'floor',
        signDisplay: signed ? 'exceptZero' : 'negative',
        ...(symbol ? { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } : {}),
      })
      const parts = oracle.formatToParts(textOf(units))
      const written = parts
        .map(({ type, value }) => (type === 'currency' ? currencies[code].symbol : plain(value)))
        .join('')
      expect(formatMoney(lang, units, code, { symbol, signed })).toBe(written)
    }),
    { numRuns: 300 },
  )
})

test('SHL-14 counts, decimals and shares are written as Intl writes them', () => {
  fc.assert(
    fc.property(langs, fc.bigInt(-(10n ** 15n), 10n ** 15n), (lang, value) => {
      expect(formatNumber(lang, value)).toBe(plain(new Intl.NumberFormat(lang).format(value)))
      expect(formatNumber(lang, Number(value))).toBe(formatNumber(lang, value))
      const four = { minimumFractionDigits: 4, maximumFractionDigits: 4 }
      const exact = new Intl.NumberFormat(lang, { ...four, signDisplay: 'negative' }).format(textOf(value))
      expect(formatDecimal(lang, textOf(value))).toBe(plain(exact))
    }),
    { numRuns: 200 },
  )
  fc.assert(
    fc.property(langs, fc.integer({ min: 0, max: 50_000_000 }), (lang, ppm) => {
      const percent = new Intl.NumberFormat(lang, {
        style: 'percent',
        maximumFractionDigits: 2,
        roundingMode: 'trunc',
      })
      expect(formatPpm(lang, ppm)).toBe(percent.format(`${ppm}e-6` as Intl.StringNumericLiteral))
    }),
    { numRuns: 200 },
  )
})
