import type { Hex16 } from './keys.ts'

/**
 * PostgreSQL arrays in their binary form: about a third of the cost of array text on both sides, and no escaping.
 * Layout: dimensions, has-null flag, element oid, length, lower bound; then per element its length (−1 = null) and bytes.
 * Each writer takes a list and what to read from its members, so that no list is made in between.
 */
const HEADER_BYTES = 20
const EMPTY_BYTES = 12
const OID = { int8: 20, int2: 21, int4: 23, text: 25, json: 114, timestamptz: 1184, uuid: 2950 } as const
/** Milliseconds from 1970 to 2000, where PostgreSQL's clock begins; it counts microseconds. */
const EPOCH_2000_MS = 946_684_800_000

/** An array without a dimension. */
function emptyArray(oid: number): Buffer {
  const buffer = Buffer.alloc(EMPTY_BYTES)
  buffer.writeInt32BE(oid, 8)
  return buffer
}

function header(view: DataView, oid: number, length: number): void {
  view.setInt32(0, 1)
  view.setInt32(4, 1)
  view.setInt32(8, oid)
  view.setInt32(12, length)
  view.setInt32(16, 1)
}

const viewOf = ({ buffer, byteOffset, length }: Buffer) => new DataView(buffer, byteOffset, length)

/** A data view is written several times faster than a Buffer's own methods do. */
function fixed<V>(oid: number, size: number, write: (view: DataView, value: V, at: number) => void) {
  return <T>(list: readonly T[], read: (one: T) => V | null): Buffer => {
    if (list.length === 0) return emptyArray(oid)
    const buffer = Buffer.allocUnsafe(HEADER_BYTES + list.length * (4 + size))
    const view = viewOf(buffer)
    header(view, oid, list.length)
    let at = HEADER_BYTES
    for (let n = 0; n < list.length; n += 1) {
      const value = read(list[n]!)
      view.setInt32(at, value === null ? -1 : size)
      at += 4
      if (value === null) continue
      write(view, value, at)
      at += size
    }
    return at === buffer.length ? buffer : buffer.subarray(0, at)
  }
}

/** The value of a hexadecimal digit by its character code; −1 for every other character. */
const DIGITS = Int8Array.from({ length: 128 }, (_, code) => {
  const value = Number.parseInt(String.fromCharCode(code), 16)
  return Number.isNaN(value) ? -1 : value
})

function writeHex(view: DataView, hex: Hex16, start: number): void {
  let at = start
  for (let n = 0; n < hex.length; n += 2) {
    if (hex.charCodeAt(n) === 0x2d) n += 1 // a dash stands between pairs only
    view.setUint8(at, (DIGITS[hex.charCodeAt(n)]! << 4) | DIGITS[hex.charCodeAt(n + 1)]!)
    at += 1
  }
}

export const int8s = fixed<bigint>(OID.int8, 8, (view, value, at) => view.setBigInt64(at, value))
export const int4s = fixed<number>(OID.int4, 4, (view, value, at) => view.setInt32(at, value))
export const int2s = fixed<number>(OID.int2, 2, (view, value, at) => view.setInt16(at, value))
export const uuids = fixed<Hex16>(OID.uuid, 16, writeHex)
export const times = fixed<Date>(OID.timestamptz, 8, (view, value, at) =>
  view.setBigInt64(at, BigInt(value.getTime() - EPOCH_2000_MS) * 1_000n),
)

function strings<T>(oid: number, list: readonly T[], read: (one: T) => string | null): Buffer {
  if (list.length === 0) return emptyArray(oid)
  let most = HEADER_BYTES
  for (const one of list) most += 4 + 3 * (read(one)?.length ?? 0) // UTF-8 needs at most 3 bytes a UTF-16 unit
  const buffer = Buffer.allocUnsafe(most)
  header(viewOf(buffer), oid, list.length)
  let at = HEADER_BYTES
  for (const one of list) {
    const value = read(one)
    const written = value === null ? 0 : buffer.write(value, at + 4, 'utf8')
    buffer.writeInt32BE(value === null ? -1 : written, at)
    at += 4 + written
  }
  return buffer.subarray(0, at)
}

export const texts = <T>(list: readonly T[], read: (one: T) => string | null) => strings(OID.text, list, read)
/** Texts that are JSON: PostgreSQL checks them as it reads them. */
export const jsons = <T>(list: readonly T[], read: (one: T) => string | null) => strings(OID.json, list, read)

/** Elements of an array as PostgreSQL prints it; only for elements that hold no comma, quote or brace. */
export function elements(text: string | null): string[] {
  if (text === null || text.length <= 2) return []
  return text.slice(1, -1).split(',')
}

export function bigints(text: string | null): (bigint | null)[] {
  return elements(text).map((element) => (element === 'NULL' ? null : BigInt(element)))
}
