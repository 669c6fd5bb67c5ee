import { hash } from 'node:crypto'

const UUID_LENGTH = 36
/** Where a uuid carries its version digit. */
const VERSION_AT = 14
const DASHES_AT = [8, 13, 18, 23] as const
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function isUuid(text: string): boolean {
  return text.length === UUID_LENGTH && UUID.test(text)
}

function endsWithUuid7(text: string): boolean {
  const start = text.length - UUID_LENGTH
  if (start < 0 || text.charCodeAt(start + VERSION_AT) !== 0x37) return false
  for (const at of DASHES_AT) if (text.charCodeAt(start + at) !== 0x2d) return false
  return true
}

/**
 * An idempotency key as the 16 bytes that are stored. A key that ends with a uuidv7 keeps that id's time in front, so that new keys
 * land at the end of their index; the other 80 bits (128 for other keys) are a hash of the whole text.
 */
export function keyBytes(text: string): Buffer {
  const bytes = hash('sha256', text, 'buffer').subarray(0, 16)
  if (endsWithUuid7(text)) {
    const start = text.length - UUID_LENGTH
    bytes.write(text.slice(start, start + 8) + text.slice(start + 9, start + 13), 0, 6, 'hex')
  }
  return bytes
}

/** The first 8 bytes of a hash of what the caller asked for, as a signed number. */
export function fingerprint(request: string): bigint {
  return hash('sha256', request, 'buffer').readBigInt64BE(0)
}

export function uuidBytes(text: string): Buffer {
  return Buffer.from(text.replaceAll('-', ''), 'hex')
}

export function uuidText(bytes: Buffer): string {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
