import { hash } from 'node:crypto'

const UUID_LENGTH = 36
/** Where a uuid carries its version digit. */
const VERSION_AT = 14
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const HEX_LENGTH = 32

/** Sixteen bytes as 32 hexadecimal digits, or as the text of a uuid: the dashes do not count. */
export type Hex16 = string

export function isUuid(text: string): boolean {
  return text.length === UUID_LENGTH && UUID.test(text)
}

/** The same text in lower case, once it is known to be a uuid. Throws RangeError. */
export function uuidOf(text: string): Hex16 {
  if (!isUuid(text)) throw new RangeError('ledger: not a uuid')
  return text.toLowerCase()
}

/** As PostgreSQL writes it. */
export function uuidText(hex: Hex16): string {
  if (hex.length === UUID_LENGTH) return hex
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/**
 * An idempotency key as the 16 bytes that are stored. A key that ends with a uuidv7 keeps that id's time in front, so that new keys
 * land at the end of their index; the other 80 bits (128 for other keys) are a hash of the whole text.
 */
export function keyHex(text: string): Hex16 {
  const digest = hash('sha256', text, 'hex')
  const start = text.length - UUID_LENGTH
  const isTimed =
    start >= 0 &&
    text.charCodeAt(start + VERSION_AT) === 0x37 &&
    UUID.test(start === 0 ? text : text.slice(start))
  if (!isTimed) return digest.slice(0, HEX_LENGTH)
  const time = text.slice(start, start + 8) + text.slice(start + 9, start + 13)
  return time.toLowerCase() + digest.slice(0, HEX_LENGTH - time.length)
}

/**
 * 64 bits that tell two requests under one key apart. Whoever can choose the request already owns the key, so this needs to spread
 * well, not to resist an attacker: two rounds of multiply and shift a character, as in the murmur family.
 */
export function fingerprint(request: string): bigint {
  let high = 0x9e3779b9
  let low = 0x85ebca6b
  for (let at = 0; at < request.length; at += 1) {
    const code = request.charCodeAt(at)
    high = Math.imul(high ^ code, 0x85ebca77)
    low = Math.imul(low ^ code, 0xc2b2ae3d)
  }
  high = Math.imul(high ^ (high >>> 16), 0x735a2d97) ^ Math.imul(low ^ (low >>> 15), 0xcaf649a9)
  low = Math.imul(low ^ (low >>> 16), 0x735a2d97) ^ Math.imul(high ^ (high >>> 15), 0xcaf649a9)
  return (BigInt(high) << 32n) | BigInt(low >>> 0)
}
