// A processor's status is read with care: an unknown status means that nothing has happened yet.

export type KnownStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired'

const KNOWN: ReadonlySet<string> = new Set<KnownStatus>(['pending', 'paid', 'failed', 'cancelled', 'expired'])

function isKnown(word: string): word is KnownStatus {
  return KNOWN.has(word)
}

/** An unknown status is pending: money is neither credited nor returned on a guess. */
export function readStatus(word: string): KnownStatus {
  return isKnown(word) ? word : 'pending'
}

/** Maximum number of digits of a crypto amount, before and after the point together. */
const MOST_DIGITS = 30

/** A crypto amount in its smallest units, from decimal text: '1.5' of 6 digits is 1 500 000n. Null if invalid. */
export function parseUnits(text: string, digits: number): bigint | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined || fraction.length > digits || text.length > MOST_DIGITS) return null
  return BigInt(whole + fraction.padEnd(digits, '0'))
}

/** The reverse, without empty decimals: 1 500 000n of 6 digits is '1.5'. */
export function unitsText(units: bigint, digits: number): string {
  const text = units.toString().padStart(digits + 1, '0')
  const at = text.length - digits
  const fraction = text.slice(at).replace(/0+$/, '')
  return fraction ? `${text.slice(0, at)}.${fraction}` : text.slice(0, at)
}
