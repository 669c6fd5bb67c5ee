/**
 * Tables of a fishing room. Four members sit at a table and see the shots of one another; no seat changes a bet (decision 0111).
 *
 * A seat is held by the member whose page says every few seconds that it is there, or who fires.
 * Without a sign it is shown as away, and after a minute another member may take it. Until then its member gets the same seat
 * again, from any device.
 */

export const SEATS = 4
/** Tables of a room at a brand: more members than these seats play without one. */
export const TABLES_MOST = 250
/** A page says so often that it is there. */
export const BEAT_SECONDS = 10
/** Without a sign for so long a seat is shown as away. */
export const AWAY_SECONDS = 25
/** Without a sign for so long another member may take the seat. */
export const TAKEOVER_SECONDS = 60

export type SeatState = 'here' | 'away'

/** A held seat, and for how long there was no sign of its member. */
export type Held = {
  readonly number: number
  readonly seat: number
  readonly memberId: bigint
  readonly idleSeconds: number
}

export type Place = { readonly number: number; readonly seat: number }

/** What to do for a member who wants to sit down. `full`: the table to watch. */
export type Seating =
  ({ readonly kind: 'own' | 'free' } & Place) | { readonly kind: 'full'; readonly number: number }

const SEAT_NUMBERS = Array.from({ length: SEATS }, (_, seat) => seat)

/** Whether the seat still belongs to its member. */
export const isHeld = ({ idleSeconds }: Pick<Held, 'idleSeconds'>): boolean => idleSeconds < TAKEOVER_SECONDS

export const stateOf = (idleSeconds: number): SeatState => (idleSeconds < AWAY_SECONDS ? 'here' : 'away')

/**
 * The seat of a member: the one that still has the member's name, otherwise one beside the most company, otherwise one at a new table.
 * Of the free seats of a table one that no one had is taken before one whose member went away.
 */
export function seatFor(memberId: bigint, held: readonly Held[], tablesMost = TABLES_MOST): Seating {
  const own = held.find((one) => one.memberId === memberId)
  if (own) return { kind: 'own', number: own.number, seat: own.seat }
  const tables = tablesOf(held)
  const open = tables.filter(({ company }) => company < SEATS).toSorted((a, b) => b.company - a.company)
  const [best] = open.filter(({ company }) => company > 0)
  const number = best?.number ?? unused(tables, tablesMost)
  if (number === null) return { kind: 'full', number: tables[0]?.number ?? 1 }
  const there = held.filter((one) => one.number === number)
  const never = SEAT_NUMBERS.find((seat) => there.every((one) => one.seat !== seat))
  const lapsed = there.find((one) => !isHeld(one))?.seat
  return { kind: 'free', number, seat: never ?? lapsed ?? 0 }
}

/** The table that a spectator watches: the one with the most company; null where no one sits. */
export function tableToWatch(held: readonly Held[]): number | null {
  const [best] = tablesOf(held)
    .filter(({ company }) => company > 0)
    .toSorted((a, b) => b.company - a.company)
  return best?.number ?? null
}

/** Tables with members, taken seats and the free ones, of a room. When none is free at them a new table has all of its seats. */
export function countOf(held: readonly Held[]): { tables: number; taken: number; free: number } {
  const tables = tablesOf(held).filter(({ company }) => company > 0)
  const taken = tables.reduce((sum, { company }) => sum + company, 0)
  const left = tables.length * SEATS - taken
  return { tables: tables.length, taken, free: left > 0 || tables.length >= TABLES_MOST ? left : SEATS }
}

function tablesOf(held: readonly Held[]): readonly { number: number; company: number }[] {
  const numbers = [...new Set(held.map(({ number }) => number))].toSorted((a, b) => a - b)
  return numbers.map((number) => ({
    number,
    company: held.filter((one) => one.number === number && isHeld(one)).length,
  }))
}

/** The lowest number of a table without members; null when all are in use. */
function unused(tables: readonly { number: number; company: number }[], most: number): number | null {
  const busy = new Set(tables.filter(({ company }) => company > 0).map(({ number }) => number))
  for (let number = 1; number <= most; number++) if (!busy.has(number)) return number
  return null
}
