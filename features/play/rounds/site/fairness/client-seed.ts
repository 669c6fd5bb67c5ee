const LETTERS = 'abcdefghijkmnopqrstuvwxyz23456789'
const LENGTH = 16

/** Printable ASCII, up to 64 characters: can be typed into a verifier. */
export function isClientSeed(text: string): boolean {
  return /^[\x20-\x7e]{1,64}$/.test(text)
}

/**
 * A client seed drawn by the browser, without easily confused letters and digits. Not security-critical: it only prevents us from choosing
 * the outcome.
 */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
}
