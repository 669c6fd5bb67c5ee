import { createHmac, timingSafeEqual } from 'node:crypto'

/** Tolerance between a message's timestamp and our clock (M13). */
const TOLERANCE_MS = 5 * 60_000
const VERSION = 'v1'
const SECRET_PREFIX = 'whsec_'

/** The three headers of Standard Webhooks. */
export type SignedHeaders = {
  readonly 'webhook-id': string
  readonly 'webhook-timestamp': string
  readonly 'webhook-signature': string
}

/** A key's bytes: `whsec_<base64>` as the standard writes it, or any other secret as UTF-8. */
export function keyBytes(secret: string): Uint8Array {
  return secret.startsWith(SECRET_PREFIX)
    ? Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64')
    : Buffer.from(secret, 'utf8')
}

function signatureOf(id: string, seconds: string, body: Uint8Array, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest()
}

/** Signs a message according to Standard Webhooks; several keys give several signatures, so that a receiver can rotate. */
export function signMessage(message: {
  readonly id: string
  readonly at: Date
  readonly body: Uint8Array
  readonly keys: readonly Uint8Array[]
}): SignedHeaders {
  const seconds = Math.floor(message.at.getTime() / 1000).toString()
  const signatures = message.keys.map(
    (key) => `${VERSION},${signatureOf(message.id, seconds, message.body, key).toString('base64')}`,
  )
  return {
    'webhook-id': message.id,
    'webhook-timestamp': seconds,
    'webhook-signature': signatures.join(' '),
  }
}

export type Distrust = 'headersMissing' | 'tooOld' | 'tooNew' | 'signatureWrong'

/**
 * Which of the keys signed this message: its index in `keys`, or why verification failed. Every signature is compared with every key in
 * constant time.
 */
export function verifyMessage(message: {
  readonly header: (name: string) => string | undefined
  readonly body: Uint8Array
  readonly keys: readonly Uint8Array[]
  readonly now: Date
}): { readonly key: number; readonly id: string } | { readonly distrust: Distrust } {
  const id = message.header('webhook-id')
  const seconds = message.header('webhook-timestamp')
  const given = message.header('webhook-signature')
  if (!id || id.length > 200 || !seconds || !/^\d{1,12}$/.test(seconds) || !given)
    return { distrust: 'headersMissing' }
  const ageMs = message.now.getTime() - Number(seconds) * 1000
  if (ageMs > TOLERANCE_MS) return { distrust: 'tooOld' }
  if (ageMs < -TOLERANCE_MS) return { distrust: 'tooNew' }
  const signatures = given.split(' ').flatMap((part) => {
    const [version, text = ''] = part.split(',')
    return version === VERSION ? [Buffer.from(text, 'base64')] : []
  })
  const key = message.keys.findIndex((candidate) => {
    const expected = signatureOf(id, seconds, message.body, candidate)
    return signatures.some(
      (signature) => signature.length === expected.length && timingSafeEqual(signature, expected),
    )
  })
  return key < 0 ? { distrust: 'signatureWrong' } : { key, id }
}

/** The bytes that a signed API request covers besides its body: a signature for one URL is invalid for another. */
export function requestBytes(method: string, path: string, body: string): Uint8Array {
  return Buffer.from(`${method} ${path}\n${body}`, 'utf8')
}
