/**
 * Money formats of the API protocols. The ledger stores 4 decimals (decision 6); an amount with more is rejected, never rounded. A balance
 * that a protocol cannot represent exactly is rounded down, so that a vendor never assumes more than there is. Example: 12.3456 is 1234 in
 * cents.
 */

/** Decimals that the ledger stores. */
const LEDGER_DIGITS = 4

/** Converts whole numbers with `digits` decimals to ledger units; null where they do not fit. */
export function fromUnits(units: bigint, digits: number): bigint | null {
  if (digits <= LEDGER_DIGITS) return units * 10n ** BigInt(LEDGER_DIGITS - digits)
  const step = 10n ** BigInt(digits - LEDGER_DIGITS)
  return units % step === 0n ? units / step : null
}

/** Converts ledger units to whole numbers with `digits` decimals; rounds down (towards negative infinity). */
export function toUnits(amount: bigint, digits: number): bigint {
  if (digits >= LEDGER_DIGITS) return amount * 10n ** BigInt(digits - LEDGER_DIGITS)
  const step = 10n ** BigInt(LEDGER_DIGITS - digits)
  return amount >= 0n ? amount / step : -((-amount + step - 1n) / step)
}

/** Converts ledger units to decimal text with this many decimals; rounds down. */
export function decimalText(amount: bigint, digits: number): string {
  const units = toUnits(amount, digits)
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0')
  const sign = units < 0n ? '-' : ''
  return `${sign}${text.slice(0, text.length - digits)}.${text.slice(text.length - digits)}`
}

/** A currency's decimals in protocols that count in its minor unit. */
export function coinDigits(currency: string): number {
  return currency === 'VND' ? 0 : 2
}
