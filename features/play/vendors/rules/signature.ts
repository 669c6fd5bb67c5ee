/**
 * The text that the canonical wallet signs in both directions, line by line (Ed25519 over its UTF-8 bytes).
 *
 * A request: `v1`, key id, milliseconds since 1970, nonce, method, path with its query, SHA-256 of the body in lower-case hex.
 * A reply: `v1-reply`, key id, milliseconds, the request's nonce, HTTP status, path, SHA-256 of the body.
 * Lines are joined by one line feed, without one at the end. docs/adding-a-vendor.md has vectors.
 */

export type Signed = {
  readonly keyId: string
  readonly at: number
  readonly nonce: string
  readonly path: string
  /** Lower-case hex. */
  readonly bodyHash: string
}

export function requestText(part: Signed & { readonly method: string }): string {
  return ['v1', part.keyId, part.at, part.nonce, part.method, part.path, part.bodyHash].join('\n')
}

export function replyText(part: Signed & { readonly status: number }): string {
  return ['v1-reply', part.keyId, part.at, part.nonce, part.status, part.path, part.bodyHash].join('\n')
}

/** The maximum clock difference, either way. */
export const WINDOW_MS = 5 * 60_000

export const SIGNATURE_HEADERS = {
  key: 'fairhouse-key',
  at: 'fairhouse-timestamp',
  nonce: 'fairhouse-nonce',
  signature: 'fairhouse-signature',
} as const

export function isNonce(text: string): boolean {
  return /^[A-Za-z0-9_-]{16,64}$/.test(text)
}

/** Whether a timestamp, given as text of milliseconds, is recent. */
export function isFresh(text: string, now: number): boolean {
  return /^\d{13}$/.test(text) && Math.abs(now - Number(text)) <= WINDOW_MS
}
