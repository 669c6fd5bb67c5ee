import { fromLeftOf, STREETS, type Hand, type Player } from './hand.ts'
import { settled } from './showdown.ts'

/** After a decision of `seat`: the next turn, the next street, a question for a second board, or the end of the hand. */
export function advance(hand: Hand, seat: number): Hand {
  const live = hand.players.filter(({ folded }) => !folded)
  if (live.length === 1) return settled(hand)
  const next = fromLeftOf(hand, seat).find((player) => owes(hand, player))
  if (next) return { ...hand, turn: next.seat }
  return endOfStreet(hand, live)
}

/** Whether a decision of this player is still due on the street. */
function owes(hand: Hand, player: Player): boolean {
  if (player.folded || player.stack === 0n) return false
  const rivals = hand.players.filter(({ seat, folded }) => seat !== player.seat && !folded)
  // all others are all in for no more: nothing is left to decide, even below the big blind that one of them could not post
  if (rivals.every(({ stack, bet }) => stack === 0n && bet <= player.bet)) return false
  return player.bet < hand.toCall || !player.acted
}

function endOfStreet(hand: Hand, live: readonly Player[]): Hand {
  if (hand.street === 'river') return settled(hand)
  const isAllIn = live.filter(({ stack }) => stack > 0n).length <= 1
  if (isAllIn) return hand.config.mayRunTwice ? { ...hand, phase: 'twice', turn: null } : settled(hand)
  const street = STREETS[STREETS.indexOf(hand.street) + 1] ?? 'river'
  const next: Hand = {
    ...hand,
    street,
    players: hand.players.map((player) => ({ ...player, bet: 0n, acted: false })),
    toCall: 0n,
    raiseBy: hand.config.bigBlind,
    aggressor: null,
  }
  return advance(next, hand.button)
}
