// What a payment processor says is read with care: a word that we do not know means that nothing has happened yet.

export type KnownStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired'

const KNOWN: ReadonlySet<string> = new Set<KnownStatus>(['pending', 'paid', 'failed', 'cancelled', 'expired'])

function isKnown(word: string): word is KnownStatus {
  return KNOWN.has(word)
}

/** An unknown word is pending: money is neither given nor taken on a guess. */
export function readStatus(word: string): KnownStatus {
  return isKnown(word) ? word : 'pending'
}

/** The most digits of a coin's amount, before and after the point together. */
const MOST_DIGITS = 30

/** A coin's amount from decimal text, in its smallest parts: '1.5' of 6 digits is 1 500 000n. Null where it is none. */
export function parseUnits(text: string, digits: number): bigint | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined || fraction.length > digits || text.length > MOST_DIGITS) return null
  return BigInt(whole + fraction.padEnd(digits, '0'))
}

/** The other way, without empty decimals: 1 500 000n of 6 digits is '1.5'. */
export function unitsText(units: bigint, digits: number): string {
  const text = units.toString().padStart(digits + 1, '0')
  const at = text.length - digits
  const fraction = text.slice(at).replace(/0+$/, '')
  return fraction ? `${text.slice(0, at)}.${fraction}` : text.slice(0, at)
}
