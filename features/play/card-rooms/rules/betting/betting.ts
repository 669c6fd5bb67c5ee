import type { Chance } from '#kit/chance.ts'
import type { Bets, Table } from '#game-kit/cards/poker/betting/bets.ts'
import { legalOf, type Legal } from '#game-kit/cards/poker/betting/decide.ts'
import type { BetResult } from '#game-kit/cards/poker/betting/payout.ts'
import { legsOf } from './legs.ts'
import type { CardAction, Play, Setup, Stakes } from '../play.ts'

type BetHand = Bets & { readonly phase: string; readonly result: BetResult | null }

/** A game with bets (hold'em, Liêng) in a room: what its own rules say. */
export interface Betting<Hand extends BetHand> {
  begin(stakes: Stakes, table: Table, deck: readonly number[]): Hand
  act(hand: Hand, seat: number, action: CardAction): Hand | string
  awaited(hand: Hand): readonly number[]
  timeout(hand: Hand, seat: number): CardAction
  /** A practice bot's bet. Where no bet is awaited, it does what an absent player does. */
  bot(hand: Hand, at: { readonly seat: number; readonly legal: Legal }, luck: Chance): CardAction
  view(hand: Hand, seat: number | null): ReturnType<Play['view']>
  known(hand: Hand, seat: number | null): readonly number[]
}

/** Deals a hand. */
export const betting =
  <Hand extends BetHand>(rules: Betting<Hand>): ((setup: Setup, deck: readonly number[]) => Play) =>
  ({ stakes, seats, button, dealt }, deck) =>
    playOf(rules, rules.begin(stakes, { seats, button: button ?? 0, entries: dealt }, deck))

function playOf<Hand extends BetHand>(rules: Betting<Hand>, hand: Hand): Play {
  return {
    isOver: hand.phase === 'over',
    awaited: rules.awaited(hand),
    leader: null,
    stepClock: null,
    act(seat, action) {
      const next = rules.act(hand, seat, action)
      return typeof next === 'string' ? next : playOf(rules, next)
    },
    timeout: (seat) => rules.timeout(hand, seat),
    bot(seat, luck) {
      const legal = legalOf(hand, seat)
      return legal ? rules.bot(hand, { seat, legal }, luck) : rules.timeout(hand, seat)
    },
    view: (seat) => rules.view(hand, seat),
    known: (seat) => rules.known(hand, seat),
    legs: () => legsOf(hand),
  }
}
