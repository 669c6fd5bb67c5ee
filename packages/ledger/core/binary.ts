/**
 * PostgreSQL arrays in their binary form: about a third of the cost of array text on both sides, and no escaping.
 * Layout: dimensions, has-null flag, element oid, length, lower bound; then per element its length (−1 = null) and bytes.
 * Each writer takes a list and what to read from its members, so that no list is made in between.
 */
const HEADER_BYTES = 20
const OID = { bool: 16, int8: 20, int2: 21, int4: 23, text: 25, timestamptz: 1184, uuid: 2950 } as const
/** Milliseconds from 1970 to 2000, where PostgreSQL's clock begins; it counts microseconds. */
const EPOCH_2000_MS = 946_684_800_000

function header(buffer: Buffer, oid: number, length: number): void {
  buffer.writeInt32BE(length === 0 ? 0 : 1, 0)
  buffer.writeInt32BE(1, 4)
  buffer.writeInt32BE(oid, 8)
  buffer.writeInt32BE(length, 12)
  buffer.writeInt32BE(1, 16)
}

function fixed<V>(oid: number, size: number, write: (buffer: Buffer, value: V, at: number) => void) {
  return <T>(list: readonly T[], read: (one: T) => V | null): Buffer => {
    const buffer = Buffer.allocUnsafe(HEADER_BYTES + list.length * (4 + size))
    header(buffer, oid, list.length)
    let at = HEADER_BYTES
    for (const one of list) {
      const value = read(one)
      buffer.writeInt32BE(value === null ? -1 : size, at)
      at += 4
      if (value === null) continue
      write(buffer, value, at)
      at += size
    }
    return at === buffer.length ? buffer : buffer.subarray(0, at)
  }
}

export const int8s = fixed<bigint>(OID.int8, 8, (buffer, value, at) => void buffer.writeBigInt64BE(value, at))
export const int4s = fixed<number>(OID.int4, 4, (buffer, value, at) => void buffer.writeInt32BE(value, at))
export const int2s = fixed<number>(OID.int2, 2, (buffer, value, at) => void buffer.writeInt16BE(value, at))
export const bools = fixed<boolean>(
  OID.bool,
  1,
  (buffer, value, at) => void buffer.writeUInt8(value ? 1 : 0, at),
)
/** Sixteen bytes, given as a string of sixteen latin1 characters: cheaper to keep and to compare than buffers. */
export const uuids = fixed<string>(
  OID.uuid,
  16,
  (buffer, value, at) => void buffer.write(value, at, 16, 'latin1'),
)
export const times = fixed<Date>(OID.timestamptz, 8, (buffer, value, at) =>
  buffer.writeBigInt64BE(BigInt(value.getTime() - EPOCH_2000_MS) * 1_000n, at),
)

export function texts<T>(list: readonly T[], read: (one: T) => string | null): Buffer {
  let most = HEADER_BYTES
  for (const one of list) most += 4 + 3 * (read(one)?.length ?? 0) // UTF-8 needs at most 3 bytes a UTF-16 unit
  const buffer = Buffer.allocUnsafe(most)
  header(buffer, OID.text, list.length)
  let at = HEADER_BYTES
  for (const one of list) {
    const value = read(one)
    const written = value === null ? 0 : buffer.write(value, at + 4, 'utf8')
    buffer.writeInt32BE(value === null ? -1 : written, at)
    at += 4 + written
  }
  return buffer.subarray(0, at)
}

/** Elements of an array as PostgreSQL prints it; only for elements that hold no comma, quote or brace. */
export function elements(text: string | null): string[] {
  if (text === null || text.length <= 2) return []
  return text.slice(1, -1).split(',')
}

export function bigints(text: string | null): (bigint | null)[] {
  return elements(text).map((element) => (element === 'NULL' ? null : BigInt(element)))
}
