import { createPrivateKey, createPublicKey, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { App } from '#server/app.ts'
import { replyText, requestText, SIGNATURE_HEADERS } from '../rules/signature.ts'
import { sha256Hex } from './protocols/proof.ts'

/** The platform's key id in its signatures. */
export const HOUSE_KEY = 'house-1'

const known = new Map<string, KeyObject>()

/** Our Ed25519 key, derived from the master secret: the same in every process, not stored. */
function houseKey({ vault }: Pick<App, 'vault'>): KeyObject {
  const text = vault.keyText('vendor')
  const before = known.get(text)
  if (before) return before
  const der = Buffer.concat([
    Buffer.from('302e020100300506032b657004220420', 'hex'),
    Buffer.from(text, 'hex'),
  ])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  known.set(text, key)
  return key
}

/** The public key, as PEM and as its 32 bytes in base64: with it vendors verify the platform's signatures. */
export function housePublicKey(app: Pick<App, 'vault'>): { readonly pem: string; readonly raw: string } {
  const key = createPublicKey(houseKey(app))
  const der = key.export({ type: 'spki', format: 'der' })
  return {
    pem: String(key.export({ type: 'spki', format: 'pem' })),
    raw: der.subarray(-32).toString('base64'),
  }
}

type Parts = { readonly path: string; readonly body: string; readonly now: Date }

/** The headers of a reply of the canonical wallet; includes the nonce of the request. */
export function signReply(
  app: Pick<App, 'vault'>,
  { path, body, now, nonce, status }: Parts & { readonly nonce: string; readonly status: number },
): Record<string, string> {
  const at = now.getTime()
  const text = replyText({
    keyId: HOUSE_KEY,
    at,
    nonce,
    path,
    status,
    bodyHash: sha256Hex(Buffer.from(body)),
  })
  return headers(app, text, { at, nonce })
}

/** The headers of a signed call by the platform. */
export function signCall(
  app: Pick<App, 'vault'>,
  { path, body, now, method }: Parts & { readonly method: string },
): Record<string, string> {
  const at = now.getTime()
  const nonce = randomBytes(18).toString('base64url')
  const text = requestText({
    keyId: HOUSE_KEY,
    at,
    nonce,
    method,
    path,
    bodyHash: sha256Hex(Buffer.from(body)),
  })
  return headers(app, text, { at, nonce })
}

function headers(
  app: Pick<App, 'vault'>,
  text: string,
  { at, nonce }: { readonly at: number; readonly nonce: string },
): Record<string, string> {
  return {
    [SIGNATURE_HEADERS.key]: HOUSE_KEY,
    [SIGNATURE_HEADERS.at]: String(at),
    [SIGNATURE_HEADERS.nonce]: nonce,
    [SIGNATURE_HEADERS.signature]: `v1=${sign(null, Buffer.from(text), houseKey(app)).toString('base64')}`,
  }
}
