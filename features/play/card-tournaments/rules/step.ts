import type { Minor } from '#kit/money.ts'
import { balance, type Move, type Table } from '#game-kit/cards/tournament/seating.ts'

/**
 * What happens between hands: who is out, who moves, which tables are dealt, and whether the tournament is over. Example: tables of six
 * with 3, 6 and 5 players; one of the first is out: 13 players need three tables, so one of the second moves to the first.
 */
export interface SeatNow {
  readonly seat: number
  readonly player: string
  readonly chips: Minor
  /** What it had before the newest hand. */
  readonly before: Minor
}
export interface TableNow {
  readonly id: number
  readonly button: number | null
  /** Between two hands, the pause included. Only these tables give players and are dealt. */
  readonly isResting: boolean
  readonly endedAtMs: number
  readonly seats: readonly SeatNow[]
}

export interface Situation {
  /** Seats of a table. */
  readonly most: number
  /** Rank of who was out last; 0: everyone is in. */
  readonly ranked: number
  readonly isBreak: boolean
  /** Entries are still taken: the last one left waits. */
  readonly isLate: boolean
  /** Paid places. With one player more than that, every table waits for the others. */
  readonly paid: number
  /** Without people a tournament of bots ends. */
  readonly people: ReadonlySet<string> | null
}

export interface Out {
  readonly player: string
  readonly rank: number
}
export interface Step {
  readonly outs: readonly Out[]
  readonly moves: readonly Move[]
  readonly deals: readonly number[]
  /** Tables without players. */
  readonly empty: readonly number[]
  readonly isOver: boolean
}

const NOTHING: Step = { outs: [], moves: [], deals: [], empty: [], isOver: false }

/** Hand for hand: one player more than there are prizes, at several tables, and entries are closed. */
export function isHandForHand(
  tables: readonly { readonly seats: readonly unknown[] }[],
  { isLate, paid }: Pick<Situation, 'isLate' | 'paid'>,
): boolean {
  const left = tables.reduce((sum, { seats }) => sum + seats.length, 0)
  return !isLate && tables.length > 1 && left === paid + 1
}

export function decideStep(tables: readonly TableNow[], at: Situation): Step {
  const together = isHandForHand(tables, at)
  if (together && tables.some(({ isResting }) => !isResting)) return NOTHING
  const outs = outsOf(tables, { ranked: at.ranked, together })
  const gone = new Set(outs.map(({ player }) => player))
  const left = tables.map((table) => ({
    ...table,
    seats: table.seats.filter(({ player }) => !gone.has(player)),
  }))
  const players = left.flatMap(({ seats }) => seats)
  const isAlone = players.length <= 1 && !at.isLate
  const hasPeople = at.people === null || players.some(({ player }) => at.people?.has(player))
  if (isAlone || !hasPeople) {
    const rest = rankedOf(players.toSorted(byChips).slice(0, -1), {
      from: at.ranked + outs.length,
      by: ({ chips }) => chips,
    })
    return { ...NOTHING, outs: [...outs, ...rest], isOver: true }
  }
  const { most, isBreak } = at
  const balanced = balance(left.map(tableOf), {
    most,
    mayMove: (id) => left.some((table) => table.id === id && table.isResting),
  })
  const full = balanced.tables.filter(({ seats }) => seats.length >= 2)
  const rests = (id: number) => left.some((table) => table.id === id && table.isResting)
  return {
    outs,
    moves: balanced.moves,
    deals: isBreak ? [] : full.map(({ id }) => id).filter(rests),
    empty: tables.map(({ id }) => id).filter((id) => !balanced.tables.some((table) => table.id === id)),
    isOver: false,
  }
}

const byChips = (a: SeatNow, b: SeatNow): number => (a.chips < b.chips ? -1 : a.chips > b.chips ? 1 : 0)
const tableOf = ({ id, button, seats }: TableNow): Table => ({ id, button, seats })

/** Who has no chips after a hand. Hands count in the order in which they ended; hand for hand they count as one. */
function outsOf(
  tables: readonly TableNow[],
  { ranked, together }: { readonly ranked: number; readonly together: boolean },
): readonly Out[] {
  const resting = tables.filter(({ isResting }) => isResting).toSorted((a, b) => a.endedAtMs - b.endedAtMs)
  const broke = resting.map(({ seats }) => seats.filter(({ chips }) => chips === 0n))
  const hands = together ? [broke.flat()] : broke
  const outs: Out[] = []
  for (const hand of hands)
    outs.push(...rankedOf(hand, { from: ranked + outs.length, by: ({ before }) => before }))
  return outs
}

/** The smaller stack is out first; equal stacks have the same rank. Ranks leave room for those who share one. */
function rankedOf(
  seats: readonly SeatNow[],
  { from, by }: { readonly from: number; readonly by: (seat: SeatNow) => Minor },
): readonly Out[] {
  return seats.map((seat) => ({
    player: seat.player,
    rank: from + seats.filter((other) => by(other) < by(seat)).length + 1,
  }))
}
