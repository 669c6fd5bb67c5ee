// Cursors of lists that are ordered by several columns: their values, separated by '~'. A malformed one starts at the beginning.
// Example: the play list is ordered by day, member and category: '2026-11-24~100123~RNG'.

const DAY = /^\d{4}-\d{2}-\d{2}$/
const ID = /^\d{1,18}$/
const CODE = /^[\w.:-]{1,40}$/

export type PlayCursor = { readonly day: string; readonly id: bigint; readonly category: string }

export function playCursor(text: string | undefined): PlayCursor | null {
  const [day = '', id = '', category = ''] = text?.split('~') ?? []
  const isDay = DAY.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  return isDay && ID.test(id) && CODE.test(category) ? { day, id: BigInt(id), category } : null
}

/** Microseconds since 1970, wallet and sequence number of a ledger entry. */
export type LineCursor = { readonly micros: bigint; readonly wallet: bigint; readonly seq: bigint }

/** Before the year 2255: what a timestamp of the database can hold with room to spare. */
const MOST_MICROS = 9_000_000_000_000_000n

export function lineCursor(text: string | undefined): LineCursor | null {
  const [micros = '', wallet = '', seq = ''] = text?.split('~') ?? []
  if (![micros, wallet, seq].every((part) => ID.test(part))) return null
  const read = { micros: BigInt(micros), wallet: BigInt(wallet), seq: BigInt(seq) }
  return read.micros > MOST_MICROS ? null : read
}

export function idCursor(text: string | undefined): bigint | null {
  return text !== undefined && ID.test(text) ? BigInt(text) : null
}
