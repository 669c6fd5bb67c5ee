import type { Minor } from '#kit/money.ts'
import { changed, liveIn, pay, playerAt, type Bets, type Bettor } from './bets.ts'

export type BetAction =
  | { readonly kind: 'fold' | 'check' | 'call' }
  /** Bet or raise to this bet in the round. */
  | { readonly kind: 'raise'; readonly to: Minor }

export type BetRefused =
  | 'notYourTurn'
  | 'mustCall'
  | 'nothingToCall'
  | 'raiseTooSmall'
  | 'raiseTooLarge'
  | 'mayNotRaise'
  | 'notWholeChips'

/** What a player may do now. */
export interface Legal {
  readonly check: boolean
  /** What a call adds to the bet; null: nothing to call. */
  readonly call: Minor | null
  /** Least and highest bet of a raise; null: only call or fold. A player with less than the least may raise all in. */
  readonly raise: { readonly from: Minor; readonly to: Minor } | null
}

/** Null if it is not the seat's turn. */
export function legalOf(hand: Bets, seat: number): Legal | null {
  const player = playerAt(hand, seat)
  if (!player || hand.turn !== seat) return null
  const missing = hand.toCall - player.bet
  const all = player.bet + player.stack
  const least = hand.toCall + hand.raiseBy
  return {
    check: missing <= 0n,
    call: missing > 0n ? (missing < player.stack ? missing : player.stack) : null,
    raise: mayRaise(hand, player) ? { from: all < least ? all : least, to: all } : null,
  }
}

/**
 * A raise needs chips beyond the call, an opponent who can still answer, and the right to it: after an all-in raise that was too small,
 * those who have acted may only call, unless what came since adds up to a full raise.
 */
function mayRaise(hand: Bets, player: Bettor): boolean {
  if (player.bet + player.stack <= hand.toCall) return false
  const isAnswerable = liveIn(hand).some(({ seat, stack }) => seat !== player.seat && stack > 0n)
  return isAnswerable && (!player.acted || hand.toCall - player.bet >= hand.raiseBy)
}

/** Plays one decision of the betting; the game says what follows it. The refusal's code if the rules do not allow it. */
export function decided<Hand extends Bets>(hand: Hand, seat: number, action: BetAction): Hand | BetRefused {
  const legal = legalOf(hand, seat)
  const player = playerAt(hand, seat)
  if (!legal || !player) return 'notYourTurn'
  if (action.kind === 'raise') return raised(hand, player, legal, action.to)
  if (action.kind === 'fold') return changed(hand, seat, { folded: true })
  if (action.kind === 'check') return legal.check ? changed(hand, seat, { acted: true }) : 'mustCall'
  if (legal.call === null) return 'nothingToCall'
  return changed(pay(hand, seat, legal.call, { isBet: true }), seat, { acted: true })
}

function raised<Hand extends Bets>(
  hand: Hand,
  player: Bettor,
  { raise }: Legal,
  to: Minor,
): Hand | BetRefused {
  if (!raise) return 'mayNotRaise'
  if (to > raise.to) return 'raiseTooLarge'
  if (to < raise.from) return 'raiseTooSmall'
  if (to % hand.config.chip !== 0n && to !== raise.to) return 'notWholeChips'
  const by = to - hand.toCall
  const isFull = by >= hand.raiseBy
  const paid = pay(hand, player.seat, to - player.bet, { isBet: true })
  const reopened = isFull ? paid.players.map((other) => ({ ...other, acted: false })) : paid.players
  const next: Hand = {
    ...paid,
    players: reopened,
    toCall: to,
    raiseBy: isFull ? by : hand.raiseBy,
    aggressor: player.seat,
  }
  return changed(next, player.seat, { acted: true })
}

/** The decision of a player who does not answer in time: check where possible, else fold. */
export const late = (hand: Bets, seat: number): BetAction => ({
  kind: legalOf(hand, seat)?.check ? 'check' : 'fold',
})
