/** Exact fractions for odds, payouts and returns. Always in lowest terms with a positive denominator. */
export interface Rational {
  readonly n: bigint
  readonly d: bigint
}

function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a
  let y = b < 0n ? -b : b
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

/** n/d in lowest terms. Throws where d is 0: a payout with no denominator is a defect, not a refusal. */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  const top = BigInt(n)
  const bottom = BigInt(d)
  if (bottom === 0n) throw new RangeError('rational: denominator must not be 0')
  const common = gcd(top, bottom) * (bottom < 0n ? -1n : 1n)
  return { n: top / common, d: bottom / common }
}

export const ZERO: Rational = { n: 0n, d: 1n }
export const ONE: Rational = { n: 1n, d: 1n }

export function add(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d + b.n * a.d, a.d * b.d)
}

export function subtract(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d - b.n * a.d, a.d * b.d)
}

export function multiply(a: Rational, b: Rational): Rational {
  return rational(a.n * b.n, a.d * b.d)
}

/** Throws where b is 0. */
export function divide(a: Rational, b: Rational): Rational {
  return rational(a.n * b.d, a.d * b.n)
}

export function sum(parts: Iterable<Rational>): Rational {
  let total = ZERO
  for (const part of parts) total = add(total, part)
  return total
}

/** Negative, 0 or positive, as a sort expects. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

export function equal(a: Rational, b: Rational): boolean {
  return a.n === b.n && a.d === b.d
}

/** A stake times a factor, rounded down to a whole ledger unit in the operator's favour. */
export function floorOf(amount: bigint, factor: Rational): bigint {
  if (amount < 0n || factor.n < 0n) throw new RangeError('floorOf: amount and factor must not be negative')
  return (amount * factor.n) / factor.d
}

/** "99/50", or "2" for whole numbers. */
export function rationalText(value: Rational): string {
  return value.d === 1n ? `${value.n}` : `${value.n}/${value.d}`
}

const RATIONAL_TEXT = /^(-?\d{1,4000})(?:\/(\d{1,4000}))?$/

/** Parses the output of `rationalText`; null for anything else. */
export function parseRational(text: string): Rational | null {
  const match = RATIONAL_TEXT.exec(text)
  if (!match) return null
  const [, n = '0', d = '1'] = match
  return /^0+$/.test(d) ? null : rational(BigInt(n), BigInt(d))
}

/** Decimal text with a fixed number of digits, rounded half away from zero: for reports, never for money. */
export function decimalText(value: Rational, digits: number): string {
  const scale = 10n ** BigInt(digits)
  const size = value.n < 0n ? -value.n : value.n
  const rounded = (2n * size * scale + value.d) / (2n * value.d)
  const text = rounded.toString().padStart(digits + 1, '0')
  const sign = value.n < 0n && rounded > 0n ? '-' : ''
  if (digits === 0) return sign + text
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** The nearest float, for statistics and charts only. Exact to about 15 digits, however long the fraction is. */
export function toNumber(value: Rational): number {
  const size = value.n < 0n ? -value.n : value.n
  if (size === 0n) return 0
  const shift = BigInt(value.d.toString(2).length - size.toString(2).length + 60)
  const scaled = shift >= 0n ? (size << shift) / value.d : size / (value.d << -shift)
  const result = Number(scaled) * 2 ** -Number(shift)
  return value.n < 0n ? -result : result
}
