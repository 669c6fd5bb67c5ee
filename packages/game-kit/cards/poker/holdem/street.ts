import { liveIn, nextTurn, type Bettor } from '#game-kit/cards/poker/betting/bets.ts'
import { STREETS, type Hand } from './hand.ts'
import { settled } from './showdown.ts'

/** After a decision of `seat`: the next turn, the next street, a question for a second board, or the end of the hand. */
export function advance(hand: Hand, seat: number): Hand {
  const live = liveIn(hand)
  if (live.length === 1) return settled(hand)
  const turn = nextTurn(hand, seat)
  return turn === null ? endOfStreet(hand, live) : { ...hand, turn }
}

function endOfStreet(hand: Hand, live: readonly Bettor[]): Hand {
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
