import { createHash, createHmac, createPublicKey, hash, verify, type KeyObject } from 'node:crypto'
import { sameText } from '#server/vault.ts'
import { isFresh, isNonce, requestText, SIGNATURE_HEADERS } from '../../rules/signature.ts'
import type { ProtocolName } from '../../store/connections.ts'

/** A key for verification: a public key, as PEM or parsed, or a shared secret. */
export type ProvingKey =
  | { readonly kind: 'ed25519' | 'rsa'; readonly pem: string | KeyObject }
  | { readonly kind: 'secret'; readonly secret: string }

export type Arrived = {
  readonly method: string
  readonly path: string
  readonly body: Uint8Array
  readonly header: (name: string) => string | undefined
}

/** An Ed25519 key as PEM, from its 32 raw bytes in base64, or from PEM. */
export function edPem(text: string): string | null {
  if (text.includes('BEGIN PUBLIC KEY')) return keyType(text) === 'ed25519' ? text : null
  const raw = Buffer.from(text, 'base64')
  if (raw.length !== 32) return null
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') }
  return createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString()
}

/** The type of a public key in PEM; null if it is invalid. */
export function keyType(pem: string): string | null {
  try {
    return createPublicKey(pem).asymmetricKeyType ?? null
  } catch {
    return null
  }
}

export const sha256Hex = (body: Uint8Array): string => hash('sha256', body, 'hex')

/** Verifies the canonical request (rules/signature.ts), except for the key's status; returns the nonce of an authenticated call. */
export function provedCanonical(
  call: Arrived,
  key: ProvingKey,
  now: number,
): { readonly nonce: string } | null {
  const [keyId = '', at = '', nonce = '', given = ''] = [
    SIGNATURE_HEADERS.key,
    SIGNATURE_HEADERS.at,
    SIGNATURE_HEADERS.nonce,
    SIGNATURE_HEADERS.signature,
  ].map((name) => call.header(name) ?? '')
  if (key.kind !== 'ed25519' || !isFresh(at, now) || !isNonce(nonce) || !given.startsWith('v1=')) return null
  const text = requestText({
    keyId,
    at: Number(at),
    nonce,
    method: call.method,
    path: call.path,
    bodyHash: sha256Hex(call.body),
  })
  const isRight = verify(null, Buffer.from(text), key.pem, Buffer.from(given.slice(3), 'base64'))
  return isRight ? { nonce } : null
}

/** Whether this key authenticates a call of another protocol. */
export function isProved(protocol: ProtocolName, call: Arrived, key: ProvingKey): boolean {
  switch (protocol) {
    case 'canonical':
      return false
    case 'hub88':
      return (
        key.kind === 'rsa' &&
        verify('sha256', call.body, key.pem, Buffer.from(call.header('x-hub88-signature') ?? '', 'base64'))
      )
    case 'softswiss':
      return (
        key.kind === 'secret' &&
        sameText(
          createHmac('sha256', key.secret).update(call.body).digest('hex'),
          (call.header('x-request-sign') ?? '').toLowerCase(),
        )
      )
    case 'pragmatic': {
      const body = Buffer.from(call.body).toString('utf8')
      return key.kind === 'secret' && sameText(formHash(body, key.secret), formHashGiven(body))
    }
  }
}

/** MD5 of all fields except the hash, sorted by name, joined as `a=1&b=2` and followed by the secret; the supplier's own rule. */
export function formHash(body: string, secret: string): string {
  const fields = [...new URLSearchParams(body)].filter(([name, value]) => name !== 'hash' && value !== '')
  const text = fields
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return createHash('md5')
    .update(text + secret)
    .digest('hex')
}

const formHashGiven = (body: string): string => (new URLSearchParams(body).get('hash') ?? '').toLowerCase()
