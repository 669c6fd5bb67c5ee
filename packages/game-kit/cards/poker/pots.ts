import { type Minor, type Ppm, shareFloor } from '#kit/money.ts'

/**
 * The pots of a poker hand and who gets them. Chips are whole multiples of the table's smallest chip.
 *
 * Example: A is all in with 50, B bets 100, C calls and D folded after 20. The main pot is 170 (50 + 50 + 50 + 20) for A, B and C, the
 * side pot 100 (50 + 50) for B and C. If A has the best hand, A gets 170, and the better hand of B and C the 100.
 */
export interface Stake {
  /** Everything put into the pots in this hand. */
  readonly put: Minor
  readonly folded: boolean
}

export interface Pot {
  readonly amount: Minor
  /** Seats that can win it, ascending. */
  readonly seats: readonly number[]
}

export interface Rake {
  readonly rate: Ppm
  readonly cap: Minor
  /** Whether the hand pays rake: in hold'em once the flop was dealt ("no flop, no drop"), in Liêng at a showdown. */
  readonly isDue: boolean
  /** Smallest chip: the rake is rounded down to it, in the players' favour. */
  readonly chip: Minor
}

/** The uncalled bet: the part of the highest stake above the second highest goes back before pots are made. Null: none. */
export function uncalled(stakes: readonly Stake[]): { readonly seat: number; readonly amount: Minor } | null {
  const puts = stakes.map(({ put }) => put)
  const most = puts.reduce((high, put) => (put > high ? put : high), 0n)
  const seat = puts.indexOf(most)
  const second = puts.reduce((high, put, at) => (at !== seat && put > high ? put : high), 0n)
  return most > second ? { seat, amount: most - second } : null
}

/**
 * Main pot first. What folded players put in above the highest stake of those who remain belongs to the last pot. Requires a seat that
 * did not fold.
 */
export function potsOf(stakes: readonly Stake[]): readonly Pot[] {
  const levels = [...new Set(stakes.filter(({ folded }) => !folded).map(({ put }) => put))]
    .filter((put) => put > 0n)
    .sort((a, b) => (a < b ? -1 : 1))
  // all who remain put nothing in: what the others left is one pot
  if (!levels.length) levels.push(0n)
  return levels.map((level, at) => {
    const from = levels[at - 1] ?? 0n
    const isLast = at === levels.length - 1
    const within = (put: Minor) => {
      const to = isLast || put < level ? put : level
      return to > from ? to - from : 0n
    }
    return {
      amount: stakes.reduce((sum, { put }) => sum + within(put), 0n),
      seats: stakes.flatMap(({ put, folded }, seat) => (!folded && put >= level ? [seat] : [])),
    }
  })
}

/**
 * Rake of each pot. The rate applies to the sum of all pots and the cap to the hand; the main pot pays first. A pot with one seat in it
 * is an uncalled bet and must have been returned before.
 */
export function rakeOf(pots: readonly Pot[], { rate, cap, isDue, chip }: Rake): readonly Minor[] {
  if (!isDue) return pots.map(() => 0n)
  const upTo = (amount: Minor) => {
    const share = shareFloor(amount, rate)
    const whole = share - (share % chip)
    return whole < cap ? whole : cap
  }
  let total = 0n
  return pots.map(({ amount }) => {
    const before = upTo(total)
    total += amount
    return upTo(total) - before
  })
}

/**
 * What each seat wins of a pot: equal shares in whole chips for the highest strengths; odd chips one by one to the winners nearest to the
 * left of the button.
 */
export function awardsOf(
  pot: Pot,
  strengths: ReadonlyMap<number, number>,
  { button, seats, chip }: { readonly button: number; readonly seats: number; readonly chip: Minor },
): ReadonlyMap<number, Minor> {
  const best = Math.max(...pot.seats.map((seat) => strengths.get(seat) ?? -1))
  const fromButton = (seat: number) => (seat - button - 1 + seats) % seats
  const winners = pot.seats
    .filter((seat) => (strengths.get(seat) ?? -1) === best)
    .sort((a, b) => fromButton(a) - fromButton(b))
  const each = pot.amount / BigInt(winners.length)
  const share = each - (each % chip)
  let odd = pot.amount - share * BigInt(winners.length)
  return new Map(
    winners.map((seat) => {
      // an amount below one chip, which only a changed chip could leave, goes to the first winner whole
      const extra = odd < chip ? odd : chip
      odd -= extra
      return [seat, share + extra] as const
    }),
  )
}

/**
 * Each seat's part of a hand's rake, in proportion to what it put in: what counts as its valid bet. The parts add up to the rake; each is
 * off by less than one ledger unit.
 */
export function sharesOfRake(stakes: readonly Stake[], rake: Minor): readonly Minor[] {
  const total = stakes.reduce((sum, { put }) => sum + put, 0n)
  if (total === 0n) return stakes.map(() => 0n)
  let before = 0n
  return stakes.map(({ put }) => {
    const from = (rake * before) / total
    before += put
    return (rake * before) / total - from
  })
}
