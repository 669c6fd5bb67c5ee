/**
 * PostgreSQL arrays in their binary form: about a third of the cost of array text on both sides, and no escaping.
 * Layout: dimensions, has-null flag, element oid, length, lower bound; then per element its length (−1 = null) and bytes.
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

function fixed<T>(oid: number, size: number, write: (buffer: Buffer, value: T, at: number) => void) {
  return (values: readonly (T | null)[]): Buffer => {
    const buffer = Buffer.allocUnsafe(HEADER_BYTES + values.length * (4 + size))
    header(buffer, oid, values.length)
    let at = HEADER_BYTES
    for (const value of values) {
      buffer.writeInt32BE(value === null ? -1 : size, at)
      at += 4
      if (value === null) continue
      write(buffer, value, at)
      at += size
    }
    return at === buffer.length ? buffer : buffer.subarray(0, at)
  }
}

export const int8s = fixed<bigint>(OID.int8, 8, (buffer, value, at) => buffer.writeBigInt64BE(value, at))
export const int4s = fixed<number>(OID.int4, 4, (buffer, value, at) => buffer.writeInt32BE(value, at))
export const int2s = fixed<number>(OID.int2, 2, (buffer, value, at) => buffer.writeInt16BE(value, at))
export const bools = fixed<boolean>(OID.bool, 1, (buffer, value, at) => buffer.writeUInt8(value ? 1 : 0, at))
export const uuids = fixed<Buffer>(OID.uuid, 16, (buffer, value, at) => value.copy(buffer, at, 0, 16))
export const times = fixed<Date>(OID.timestamptz, 8, (buffer, value, at) =>
  buffer.writeBigInt64BE(BigInt(value.getTime() - EPOCH_2000_MS) * 1_000n, at),
)

export function texts(values: readonly (string | null)[]): Buffer {
  let bytes = HEADER_BYTES
  for (const value of values) bytes += 4 + (value === null ? 0 : Buffer.byteLength(value))
  const buffer = Buffer.allocUnsafe(bytes)
  header(buffer, OID.text, values.length)
  let at = HEADER_BYTES
  for (const value of values) {
    const written = value === null ? 0 : buffer.write(value, at + 4)
    buffer.writeInt32BE(value === null ? -1 : written, at)
    at += 4 + written
  }
  return buffer
}

/** Elements of an array as PostgreSQL prints it; only for elements that hold no comma, quote or brace. */
export function elements(text: string | null): string[] {
  if (text === null || text.length <= 2) return []
  return text.slice(1, -1).split(',')
}

export function bigints(text: string | null): (bigint | null)[] {
  return elements(text).map((element) => (element === 'NULL' ? null : BigInt(element)))
}
