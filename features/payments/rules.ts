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
