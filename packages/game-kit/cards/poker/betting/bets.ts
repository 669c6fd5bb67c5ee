import type { Minor } from '#kit/money.ts'
import type { Rake } from '#game-kit/cards/poker/pots.ts'

/**
 * No-limit betting as a value, for the games that bet: hold'em on each street, Liêng once. A hand of such a game is its bets and what the
 * game adds. `decided` (decide.ts) plays one decision, `nextTurn` says whose is next, payout.ts shares the pots.
 */
export interface BetConfig {
  /** Smallest chip: every amount is a multiple of it, unless a player is all in. */
  readonly chip: Minor
  readonly rake: Pick<Rake, 'rate' | 'cap'>
}

/** A player who is dealt in, in the order of seats. */
export interface Entry {
  readonly seat: number
  readonly stack: Minor
  /** Hold'em: a live bet owed for joining between the blinds, which counts like a big blind. */
  readonly posts?: boolean
}

export interface Table {
  readonly seats: number
  readonly button: number
  readonly entries: readonly Entry[]
}

export interface Bettor {
  readonly seat: number
  /** What is left in front of the player. */
  readonly stack: Minor
  /** Put into the pots in this hand, this round's bet included. */
  readonly put: Minor
  /** Bet in this round. */
  readonly bet: Minor
  readonly folded: boolean
  /** Has acted since the last full bet or raise: may raise again only if more than a full raise came since. */
  readonly acted: boolean
  readonly cards: readonly number[]
}

export interface Bets {
  readonly config: BetConfig
  readonly seats: number
  readonly button: number
  readonly deck: readonly number[]
  readonly players: readonly Bettor[]
  /** Seat whose decision is awaited; null: no bet is. */
  readonly turn: number | null
  /** Highest bet of the round. */
  readonly toCall: Minor
  /** Size of the last full bet or raise: the least by which the next one raises. */
  readonly raiseBy: Minor
  /** Who bet or raised last. */
  readonly aggressor: number | null
}

/** Players in the order of action from the left of a seat. */
export function fromLeftOf(hand: Pick<Bets, 'players' | 'seats'>, seat: number): readonly Bettor[] {
  const distance = (player: Bettor) => (player.seat - seat - 1 + hand.seats) % hand.seats
  return [...hand.players].sort((a, b) => distance(a) - distance(b))
}

export function playerAt(hand: Pick<Bets, 'players'>, seat: number): Bettor | undefined {
  return hand.players.find((player) => player.seat === seat)
}

/** Players who have not folded. */
export const liveIn = (hand: Pick<Bets, 'players'>): readonly Bettor[] =>
  hand.players.filter(({ folded }) => !folded)

/** With one player changed. */
export function changed<Hand extends Bets>(hand: Hand, seat: number, change: Partial<Bettor>): Hand {
  return {
    ...hand,
    players: hand.players.map((player) => (player.seat === seat ? { ...player, ...change } : player)),
  }
}

/** The players of a new hand with this number of cards each: one at a time, from the left of the button. */
export function dealtIn(
  { seats, button, entries }: Table,
  deck: readonly number[],
  each: number,
): readonly Bettor[] {
  if (entries.length < 2) throw new RangeError('a hand needs two players')
  const empty = { put: 0n, bet: 0n, folded: false, acted: false, cards: [] }
  const players = entries.map(({ seat, stack }): Bettor => ({ ...empty, seat, stack }))
  const order = fromLeftOf({ seats, players }, button)
  return players.map((player) => {
    const place = order.findIndex(({ seat }) => seat === player.seat)
    return {
      ...player,
      cards: Array.from({ length: each }, (_, round) => deck[place + round * order.length] ?? 0),
    }
  })
}

/** Pays as much of the amount as the stack has: a bet, or what is put in beside the bets. */
export function pay<Hand extends Bets>(
  hand: Hand,
  seat: number,
  amount: Minor,
  { isBet }: { readonly isBet: boolean },
): Hand {
  const player = playerAt(hand, seat)
  if (!player) return hand
  const paid = player.stack < amount ? player.stack : amount
  return changed(hand, seat, {
    stack: player.stack - paid,
    put: player.put + paid,
    bet: player.bet + (isBet ? paid : 0n),
  })
}

/** Whose decision is due after one of `seat`; null: the round is over. */
export const nextTurn = (hand: Bets, seat: number): number | null =>
  fromLeftOf(hand, seat).find((player) => owes(hand, player))?.seat ?? null

/** Whether a decision of this player is still due in the round. */
function owes(hand: Bets, player: Bettor): boolean {
  if (player.folded || player.stack === 0n) return false
  const rivals = liveIn(hand).filter(({ seat }) => seat !== player.seat)
  // all others are all in for no more: nothing is left to decide, even below a blind that one of them could not post
  if (rivals.every(({ stack, bet }) => stack === 0n && bet <= player.bet)) return false
  return player.bet < hand.toCall || !player.acted
}
