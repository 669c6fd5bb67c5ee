import { hash } from 'node:crypto'

const UUID_LENGTH = 36
/** Where a uuid carries its version digit. */
const VERSION_AT = 14
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
/** Where the hex digit pairs of a uuid's text begin. */
const PAIRS = [0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34] as const

/** Sixteen bytes as a string of sixteen characters 0–255. */
export type Bytes16 = string

export function isUuid(text: string): boolean {
  return text.length === UUID_LENGTH && UUID.test(text)
}

function digit(code: number): number {
  const value = code <= 0x39 ? code - 0x30 : (code | 0x20) - 0x57
  if (value >= 0 && value <= 15) return value
  throw new RangeError('ledger: not a uuid')
}

/** The bytes that a uuid's text begins with. */
function uuidStart(text: string, start: number, bytes: number): string {
  let out = ''
  for (let n = 0; n < bytes; n += 1) {
    const at = start + PAIRS[n]!
    out += String.fromCharCode((digit(text.charCodeAt(at)) << 4) | digit(text.charCodeAt(at + 1)))
  }
  return out
}

export function uuidBytes(text: string): Bytes16 {
  if (text.length !== UUID_LENGTH) throw new RangeError('ledger: not a uuid')
  return uuidStart(text, 0, 16)
}

export function uuidText(bytes: Bytes16): string {
  const hex = Buffer.from(bytes, 'latin1').toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

function endsWithUuid7(text: string): boolean {
  const start = text.length - UUID_LENGTH
  return start >= 0 && text.charCodeAt(start + VERSION_AT) === 0x37 && UUID.test(text.slice(start))
}

/**
 * An idempotency key as the 16 bytes that are stored. A key that ends with a uuidv7 keeps that id's time in front, so that new keys
 * land at the end of their index; the other 80 bits (128 for other keys) are a hash of the whole text.
 */
export function keyBytes(text: string): Bytes16 {
  const digest = hash('sha256', text, 'binary')
  return endsWithUuid7(text)
    ? uuidStart(text, text.length - UUID_LENGTH, 6) + digest.slice(0, 10)
    : digest.slice(0, 16)
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
