import { hash } from 'node:crypto'

const UUID_LENGTH = 36
/** Position of a UUID's version digit. */
const VERSION_AT = 14
const DASH = 0x2d
const SEVEN = 0x37
const TIME_BYTES = 6
const KEY_BYTES = 16

/** The value of a hexadecimal digit by its character code; 16 for every other character. */
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16)
  return Number.isNaN(value) ? 16 : value
})
const digitAt = (text: string, at: number): number => DIGITS[text.charCodeAt(at)] ?? 16

/** Sixteen bytes as the text of a uuid, in lower case. */
export type UuidText = string
/** Sixteen bytes, one character each. */
export type Bytes16 = string

/** Whether a UUID starts at `start` and ends the text. */
function endsAsUuid(text: string, start: number): boolean {
  if (start < 0 || text.length - start !== UUID_LENGTH) return false
  for (let at = 0; at < UUID_LENGTH; at += 1) {
    const isDash = at === 8 || at === 13 || at === 18 || at === 23
    if (isDash ? text.charCodeAt(start + at) !== DASH : digitAt(text, start + at) > 15) return false
  }
  return true
}

export function isUuid(text: string): boolean {
  return endsAsUuid(text, 0)
}

/** The same text in lower case, validated as a UUID. Throws RangeError. */
export function uuidOf(text: string): UuidText {
  if (!isUuid(text)) throw new RangeError('ledger: not a uuid')
  return text.toLowerCase()
}

/**
 * An idempotency key as the 16 bytes that are stored. A key that ends with a UUIDv7 keeps that ID's time in front, so that new keys are
 * appended to their index; the other 80 bits (128 for other keys) are a hash of the whole text.
 */
export function keyBytes(text: string): Bytes16 {
  const digest = hash('sha256', text, 'binary')
  const start = text.length - UUID_LENGTH
  const isTimed = text.charCodeAt(start + VERSION_AT) === SEVEN && endsAsUuid(text, start)
  if (!isTimed) return digest.slice(0, KEY_BYTES)
  const byte = (at: number) => (digitAt(text, start + at) << 4) | digitAt(text, start + at + 1)
  const time = String.fromCharCode(byte(0), byte(2), byte(4), byte(6), byte(9), byte(11))
  return time + digest.slice(0, KEY_BYTES - TIME_BYTES)
}

/** The stored form of a key as PostgreSQL writes it. */
export function keyUuid(text: string): UuidText {
  const hex = Buffer.from(keyBytes(text), 'latin1').toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/**
 * 64 bits that distinguish two requests with one key. Anyone who can choose the request already owns the key, so this needs to spread
 * well, not to resist an attacker: two rounds of multiply and shift per character, as in the murmur family.
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
