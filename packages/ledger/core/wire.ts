import type { Bytes16, UuidText } from './keys.ts'

/**
 * Encodes a batch in PostgreSQL's binary format, in network byte order, into one growing buffer that is reused for every batch. One
 * buffer is enough, since a batch is encoded synchronously.
 */
const FIRST_BYTES = 256 * 1024
/** Milliseconds from 1970 to 2000, PostgreSQL's epoch; it counts microseconds. */
const EPOCH_2000_MS = 946_684_800_000
/** Texts up to this length are written character by character, which is cheaper than a call into the runtime. */
const SHORT_TEXT = 80
const ASCII_LAST = 0x7f

/** OIDs of the built-in types; they never change. */
export const OID = {
  int2: 21,
  int4: 23,
  int8: 20,
  int4Array: 1007,
  int8Array: 1016,
  uuidArray: 2951,
  text: 25,
  json: 114,
  uuid: 2950,
  timestamptz: 1184,
} as const

let bytes = Buffer.allocUnsafeSlow(FIRST_BYTES)
let view = new DataView(bytes.buffer)
let at = 0

/** Ensures capacity for this many bytes. */
export function room(length: number): void {
  if (at + length <= bytes.length) return
  const larger = Buffer.allocUnsafeSlow(Math.max(at + length, 2 * bytes.length))
  bytes.copy(larger, 0, 0, at)
  bytes = larger
  view = new DataView(bytes.buffer)
}

export function begin(): void {
  at = 0
}

/** A copy of what was written since. */
export function taken(): Buffer {
  return Buffer.from(bytes.subarray(0, at))
}

export const place = (): number => at

/** Writes the length of what was written since `start` into the four bytes before it. */
export function closeLength(start: number): void {
  view.setInt32(start - 4, at - start)
}

export function byte(value: number): void {
  view.setUint8(at, value)
  at += 1
}

export function short(value: number): void {
  view.setInt16(at, value)
  at += 2
}

export function int(value: number): void {
  view.setInt32(at, value)
  at += 4
}

/** A field of a composite: its type, its length, its value; −1 stands for null. */
export function nullField(oid: number): void {
  view.setInt32(at, oid)
  view.setInt32(at + 4, -1)
  at += 8
}

export function int2Field(value: number): void {
  view.setInt32(at, OID.int2)
  view.setInt32(at + 4, 2)
  view.setInt16(at + 8, value)
  at += 10
}

export function int4Field(value: number | null): void {
  if (value === null) return nullField(OID.int4)
  view.setInt32(at, OID.int4)
  view.setInt32(at + 4, 4)
  view.setInt32(at + 8, value)
  at += 12
}

export function int8Field(value: bigint | null): void {
  if (value === null) return nullField(OID.int8)
  view.setInt32(at, OID.int8)
  view.setInt32(at + 4, 8)
  view.setBigInt64(at + 8, value)
  at += 16
}

export function timeField(value: Date | null): void {
  if (value === null) return nullField(OID.timestamptz)
  view.setInt32(at, OID.timestamptz)
  view.setInt32(at + 4, 8)
  view.setBigInt64(at + 8, BigInt(value.getTime() - EPOCH_2000_MS) * 1_000n)
  at += 16
}

/** The value of a hexadecimal digit by its character code. */
const DIGITS = Uint8Array.from({ length: 128 }, (_, code) => Number.parseInt(String.fromCharCode(code), 16))

/** Positions of the digit pairs in the text of a UUID. */
const PAIRS = Uint8Array.of(0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34)
const UUID_BYTES = 16

/** The text is a validated UUID. */
export function uuidField(text: UuidText | null): void {
  if (text === null) return nullField(OID.uuid)
  view.setInt32(at, OID.uuid)
  view.setInt32(at + 4, UUID_BYTES)
  at += 8
  uuidBytes(text)
}

function uuidBytes(text: UuidText): void {
  for (let n = 0; n < UUID_BYTES; n += 1) {
    const pair = PAIRS[n]!
    bytes[at + n] = (DIGITS[text.charCodeAt(pair)]! << 4) | DIGITS[text.charCodeAt(pair + 1)]!
  }
  at += UUID_BYTES
}

/** Fields that hold arrays, of the same length. */
export function uuidArrayField(values: readonly UuidText[] | null): void {
  if (values === null) return nullField(OID.uuidArray)
  room(64 + (4 + UUID_BYTES) * values.length + 512) // the rest is room for the fields behind it
  view.setInt32(at, OID.uuidArray)
  at += 8
  const start = at
  arrayHead(OID.uuid, values.length)
  for (const value of values) {
    int(UUID_BYTES)
    uuidBytes(value)
  }
  closeLength(start)
}

export function int4ArrayField(values: readonly number[] | null): void {
  if (values === null) return nullField(OID.int4Array)
  room(64 + 8 * values.length + 512)
  view.setInt32(at, OID.int4Array)
  at += 8
  const start = at
  arrayHead(OID.int4, values.length)
  for (const value of values) {
    int(4)
    int(value)
  }
  closeLength(start)
}

export function int8ArrayField(values: readonly bigint[] | null): void {
  if (values === null) return nullField(OID.int8Array)
  room(64 + 12 * values.length + 512)
  view.setInt32(at, OID.int8Array)
  at += 8
  const start = at
  arrayHead(OID.int8, values.length)
  for (const value of values) {
    int(8)
    view.setBigInt64(at, value)
    at += 8
  }
  closeLength(start)
}

function rawBytes(value: Bytes16): void {
  for (let n = 0; n < UUID_BYTES; n += 1) bytes[at + n] = value.charCodeAt(n)
  at += UUID_BYTES
}

export function keyField(value: Bytes16): void {
  view.setInt32(at, OID.uuid)
  view.setInt32(at + 4, UUID_BYTES)
  at += 8
  rawBytes(value)
}

/** A text, or JSON, which PostgreSQL validates as it reads it. */
export function textField(oid: number, value: string | null): void {
  if (value === null) return nullField(oid)
  room(3 * value.length + 512) // UTF-8 needs at most 3 bytes a UTF-16 unit; the rest is room for the fields behind it
  view.setInt32(at, oid)
  const start = at + 8
  at = start
  if (value.length > SHORT_TEXT || !shortText(value)) at = start + bytes.write(value, start, 'utf8')
  view.setInt32(start - 4, at - start)
}

function shortText(value: string): boolean {
  const start = at
  for (let n = 0; n < value.length; n += 1) {
    const code = value.charCodeAt(n)
    if (code > ASCII_LAST) {
      at = start
      return false
    }
    bytes[at] = code
    at += 1
  }
  return true
}

/** An array header: dimensions, has-null flag, element type, length, lower bound. */
export function arrayHead(oid: number, length: number): void {
  int(length === 0 ? 0 : 1)
  int(0)
  int(oid)
  if (length === 0) return
  int(length)
  int(1)
}

export function int4Array(values: readonly number[]): void {
  room(20 + 8 * values.length)
  arrayHead(OID.int4, values.length)
  for (const value of values) {
    int(4)
    int(value)
  }
}

export function int8Array(values: readonly bigint[]): void {
  room(20 + 12 * values.length)
  arrayHead(OID.int8, values.length)
  for (const value of values) {
    int(8)
    view.setBigInt64(at, value)
    at += 8
  }
}

export function keyArray<T>(list: readonly T[], read: (one: T) => Bytes16): void {
  room(20 + (4 + UUID_BYTES) * list.length)
  arrayHead(OID.uuid, list.length)
  for (const one of list) {
    int(UUID_BYTES)
    rawBytes(read(one))
  }
}

/** Writes at `start` the length of what was written from there on, including itself: the head of a protocol message. */
export function closeLengthAt(start: number): void {
  view.setInt32(start, at - start)
}
