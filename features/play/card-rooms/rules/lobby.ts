import type { Minor } from '#kit/money.ts'
import type { CardGame } from './play.ts'

/**
 * The lobby's filters and its quick seat. Stakes are low, medium or high beside the smallest ones of the same game and currency. Example:
 * hold'em with big blinds of 1,000, 2,000, 5,000 and 10,000 has two low levels, a medium and a high one.
 */
export interface LobbyRoom {
  readonly code: string
  readonly game: CardGame
  readonly currency: string
  readonly isPractice: boolean
  readonly isPrivate: boolean
  readonly seats: number
  readonly unit: Minor
  /** Seats that are taken, and those of people: a practice bot makes room for a member. */
  readonly taken: number
  readonly people: number
  readonly state: 'open' | 'closing' | 'closed'
  readonly isMine: boolean
}

export const bands = ['low', 'medium', 'high'] as const
export type Band = (typeof bands)[number]
export const monies = ['all', 'cash', 'practice'] as const

export interface Filter {
  readonly money: (typeof monies)[number]
  /** Null: any. */
  readonly game: CardGame | null
  readonly seats: number | null
  readonly stakes: Band | null
  readonly isFreeOnly: boolean
}
export const noFilter: Filter = { money: 'all', game: null, seats: null, stakes: null, isFreeOnly: false }

/** From this many times the smallest stakes. */
const MEDIUM_FROM = 3n
const HIGH_FROM = 8n

/** How high a room's stakes are beside the smallest ones of its game and currency. */
export function bandOf(room: LobbyRoom, rooms: readonly LobbyRoom[]): Band {
  const units = rooms
    .filter(({ game, currency }) => game === room.game && currency === room.currency)
    .map(({ unit }) => unit)
  const least = units.reduce((low, unit) => (unit < low ? unit : low), room.unit)
  if (room.unit >= least * HIGH_FROM) return 'high'
  return room.unit >= least * MEDIUM_FROM ? 'medium' : 'low'
}

/** Whether a member can sit down: a seat is free, or a practice bot leaves its own. */
export const hasFreeSeat = ({ state, taken, people, seats, isPractice }: LobbyRoom): boolean =>
  state === 'open' && (taken < seats || (isPractice && people < seats))

/** The rooms that a filter leaves, in their order. */
export const filtered = <Room extends LobbyRoom>(rooms: readonly Room[], filter: Filter): readonly Room[] =>
  rooms.filter(
    (room) =>
      (filter.money === 'all' || (filter.money === 'practice') === room.isPractice) &&
      (filter.game === null || filter.game === room.game) &&
      (filter.seats === null || filter.seats === room.seats) &&
      (filter.stakes === null || filter.stakes === bandOf(room, rooms)) &&
      (!filter.isFreeOnly || hasFreeSeat(room)),
  )

/** The own table, else of those with a free seat the one with most people; a practice room before one for money with as many. */
export function quickSeat<Room extends LobbyRoom>(rooms: readonly Room[]): Room | null {
  const own = rooms.find(({ isMine }) => isMine)
  const [first] = rooms
    .filter((room) => hasFreeSeat(room) && !room.isPrivate)
    .toSorted((a, b) => b.people - a.people || Number(b.isPractice) - Number(a.isPractice))
  return own ?? first ?? null
}
