/**
 * How each dialect writes money. The ledger keeps 4 digits below the major unit (decision 6); an amount that does not fit
 * them is refused, never rounded. A balance that a dialect cannot write exactly is shown rounded down, so that a vendor
 * never believes in more than there is. Example: 12.3456 is 1234 in cents.
 */

/** Digits below the major unit that the ledger keeps. */
const LEDGER_DIGITS = 4

/** Whole numbers of `digits` below the major unit as ledger units; null where they do not fit. */
export function fromUnits(units: bigint, digits: number): bigint | null {
  if (digits <= LEDGER_DIGITS) return units * 10n ** BigInt(LEDGER_DIGITS - digits)
  const step = 10n ** BigInt(digits - LEDGER_DIGITS)
  return units % step === 0n ? units / step : null
}

/** Ledger units as whole numbers of `digits`; down (towards less) where they are finer. */
export function toUnits(amount: bigint, digits: number): bigint {
  if (digits >= LEDGER_DIGITS) return amount * 10n ** BigInt(digits - LEDGER_DIGITS)
  const step = 10n ** BigInt(LEDGER_DIGITS - digits)
  return amount >= 0n ? amount / step : -((-amount + step - 1n) / step)
}

/** Ledger units as decimal text of so many digits; down where they are finer. */
export function decimalText(amount: bigint, digits: number): string {
  const units = toUnits(amount, digits)
  const text = (units < 0n ? -units : units).toString().padStart(digits + 1, '0')
  const sign = units < 0n ? '-' : ''
  return `${sign}${text.slice(0, text.length - digits)}.${text.slice(text.length - digits)}`
}

/** Digits that a currency has below its major unit in dialects that count in its smallest coin. */
export function coinDigits(currency: string): number {
  return currency === 'VND' ? 0 : 2
}
