/**
 * Money is an integer number of ledger units: 4 digits below the major unit for every currency (decision 6), so 1.00 VND and 1.00 USD
 * are both 10 000 units. Floats never hold money.
 */
export type Minor = bigint

/** Ledger units in one major unit. */
export const UNITS_PER_MAJOR = 10_000n

/** Digits below the major unit that the ledger keeps. */
export const LEDGER_DIGITS = 4

/** Rates are parts per million: 0.70 % is 7 000n. */
export type Ppm = bigint

export const PPM_ONE = 1_000_000n

/** Largest amount of a single call: 10^15 ledger units (100 000 million major units), far below the limit of bigint columns. */
export const MAX_AMOUNT: Minor = 1_000_000_000_000_000n

const MONEY_TEXT = /^(-?)(\d{1,13})(?:\.(\d{1,4}))?$/

/**
 * Parses decimal text such as "12.34" to ledger units; null if it is not money (more than 4 decimals, misplaced signs or separators,
 * too long). Nothing is rounded.
 */
export function parseMoney(text: string): Minor | null {
  const match = MONEY_TEXT.exec(text)
  if (!match) return null
  const [, sign = '', whole = '0', fraction = ''] = match
  const units = BigInt(whole) * UNITS_PER_MAJOR + BigInt(fraction.padEnd(LEDGER_DIGITS, '0'))
  return sign === '-' ? -units : units
}

/** Writes ledger units as decimal text, at least 2 and at most 4 decimals, no separators: 123_400n is "12.34". */
export function moneyText(amount: Minor): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(LEDGER_DIGITS + 1, '0')
  const whole = digits.slice(0, -LEDGER_DIGITS)
  const fraction = digits.slice(-LEDGER_DIGITS).replace(/0{1,2}$/, '')
  return `${amount < 0n ? '-' : ''}${whole}.${fraction}`
}

/** A share of a non-negative amount, rounded down in the operator's favour. */
export function shareFloor(amount: Minor, rate: Ppm): Minor {
  if (amount < 0n) throw new RangeError('shareFloor: amount must not be negative')
  return (amount * rate) / PPM_ONE
}

/** Whole major units as ledger units: `major(5)` is 50 000n. For constants, seeds and tests. */
export function major(units: number | bigint): Minor {
  return BigInt(units) * UNITS_PER_MAJOR
}
