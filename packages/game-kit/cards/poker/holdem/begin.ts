import { dealtIn, fromLeftOf, pay, type Table } from '#game-kit/cards/poker/betting/bets.ts'
import type { Hand, HoldemConfig } from './hand.ts'
import { advance } from './street.ts'

const HOLE_CARDS = 2

/**
 * Posts antes and blinds and deals. With two players the button posts the small blind and acts first before the flop. A player with too few
 * chips for a blind is all in; the others still call the whole big blind.
 */
export function begin(config: HoldemConfig, table: Table, deck: readonly number[]): Hand {
  const { seats, button, entries } = table
  let hand: Hand = {
    config,
    seats,
    button,
    deck,
    players: dealtIn(table, deck, HOLE_CARDS),
    street: 'preflop',
    phase: 'betting',
    turn: null,
    toCall: config.bigBlind,
    raiseBy: config.bigBlind,
    aggressor: null,
    agreed: [],
    isTwice: false,
    result: null,
  }
  const dealt = fromLeftOf(hand, button)
  for (const { seat } of entries) hand = pay(hand, seat, config.ante, { isBet: false })
  const order = entries.length === 2 ? fromLeftOf(hand, dealt[0]?.seat ?? 0) : dealt
  const [small, big] = [order[0]?.seat ?? 0, order[1]?.seat ?? 0]
  hand = pay(hand, small, config.smallBlind, { isBet: true })
  hand = pay(hand, big, config.bigBlind, { isBet: true })
  for (const { seat, posts } of entries)
    if (posts && seat !== small && seat !== big) hand = pay(hand, seat, config.bigBlind, { isBet: true })
  return advance(hand, big)
}
