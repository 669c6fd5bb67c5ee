const LETTERS = 'abcdefghijkmnopqrstuvwxyz23456789'
const LENGTH = 16

/** Printable ASCII, up to 64: what anybody can type into a verifier. */
export function isClientSeed(text: string): boolean {
  return /^[\x20-\x7e]{1,64}$/.test(text)
}

/** A seed drawn by the browser; letters and digits that no one mixes up. Not used for money: it only keeps us honest. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH))
  return Array.from(bytes, (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
}
