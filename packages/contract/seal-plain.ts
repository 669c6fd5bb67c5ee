import { gcm } from '@noble/ciphers/aes.js'
import { p256 } from '@noble/curves/nist.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base64urlnopad } from '@scure/base'
import type { SealingKey, SealingTools } from './seal.ts'

const KEY_BITS = 256
const IV_BYTES = 12
const TAG_BYTES = 16
const COORDINATE_BYTES = 32

/**
 * `seal` for pages without `crypto.subtle` (plain http from another device): the same compact JWE, ECDH-ES on P-256 with A256GCM (RFC
 * 7516, RFC 7518 §4.6). Throws if the server's key is on another curve.
 */
export function sealPlain(json: string, path: string, key: SealingKey, tools: SealingTools): string {
  const { crv, x = '', y = '' } = key.jwk
  if (crv !== 'P-256') throw new Error(`sealing: no curve ${crv} without crypto.subtle`)
  const theirs = concatBytes(Uint8Array.of(0x04), base64urlnopad.decode(x), base64urlnopad.decode(y))
  const { secretKey, publicKey } = p256.keygen()
  const own = p256.Point.fromBytes(publicKey).toBytes(false)
  const header = {
    alg: 'ECDH-ES',
    enc: 'A256GCM',
    epk: {
      kty: 'EC',
      crv,
      x: base64urlnopad.encode(own.subarray(1, 1 + COORDINATE_BYTES)),
      y: base64urlnopad.encode(own.subarray(1 + COORDINATE_BYTES)),
    },
    kid: key.kid,
    iat: Math.floor(tools.now().getTime() / 1000),
    jti: tools.newId(),
    path,
  }
  const protectedPart = base64urlnopad.encode(utf8ToBytes(JSON.stringify(header)))
  const shared = p256.getSharedSecret(secretKey, theirs, false).subarray(1, 1 + COORDINATE_BYTES)
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const closed = gcm(contentKey(shared), iv, utf8ToBytes(protectedPart)).encrypt(utf8ToBytes(json))
  const body = closed.subarray(0, closed.length - TAG_BYTES)
  const tag = closed.subarray(closed.length - TAG_BYTES)
  return [
    protectedPart,
    '',
    base64urlnopad.encode(iv),
    base64urlnopad.encode(body),
    base64urlnopad.encode(tag),
  ].join('.')
}

/** Concat KDF of RFC 7518 §4.6.2 for A256GCM: one round of SHA-256, no party info. */
function contentKey(shared: Uint8Array): Uint8Array {
  const algorithm = utf8ToBytes('A256GCM')
  const nobody = number(0)
  return sha256(
    concatBytes(number(1), shared, number(algorithm.length), algorithm, nobody, nobody, number(KEY_BITS)),
  )
}

/** 32 bits, big-endian. */
function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}
