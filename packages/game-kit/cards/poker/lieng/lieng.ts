import type { Minor } from '#kit/money.ts'
import {
  dealtIn,
  fromLeftOf,
  liveIn,
  nextTurn,
  pay,
  type BetConfig,
  type Bets,
  type Table,
} from '#game-kit/cards/poker/betting/bets.ts'
import {
  decided,
  late,
  legalOf,
  type BetAction,
  type BetRefused,
  type Legal,
} from '#game-kit/cards/poker/betting/decide.ts'
import {
  paidOut,
  rakedPots,
  uncontested,
  winsBy,
  withoutUncalled,
  type BetResult,
} from '#game-kit/cards/poker/betting/payout.ts'
import { bettorsAs, placesOf, type BettorView } from '#game-kit/cards/poker/betting/view.ts'
import { CARDS_EACH, strengthOf } from './strength.ts'

/**
 * One hand of Liêng as a value: everyone antes, gets three cards and bets once, from the left of the dealer. Players who have not
 * folded show, and the highest hand takes each pot that it is in. Nothing here draws: the deck is given, in its order.
 *
 * Deck: three cards to each player, one at a time from the left of the button. The least bet is the ante, the least raise the last one.
 * A hand that all but one give up pays no rake.
 */
export interface LiengConfig extends BetConfig {
  /** From every player before the deal; does not count as a bet. A player with less is all in. */
  readonly ante: Minor
}

export interface Lieng extends Bets {
  readonly config: LiengConfig
  readonly phase: 'betting' | 'over'
  readonly result: BetResult | null
}

export interface LiengView {
  readonly players: readonly BettorView[]
  readonly button: number
  readonly phase: Lieng['phase']
  readonly awaited: readonly number[]
  readonly legal: Legal | null
  readonly result: BetResult | null
}

/** Everyone antes and is dealt three cards; the first decision is the left neighbour's of the button. */
export function begin(config: LiengConfig, table: Table, deck: readonly number[]): Lieng {
  const { seats, button, entries } = table
  const dealt: Lieng = {
    config,
    seats,
    button,
    deck,
    players: dealtIn(table, deck, CARDS_EACH),
    phase: 'betting',
    turn: null,
    toCall: 0n,
    raiseBy: config.ante,
    aggressor: null,
    result: null,
  }
  const anted = entries.reduce((hand, { seat }) => pay(hand, seat, config.ante, { isBet: false }), dealt)
  return advance(anted, button)
}

/** Plays one decision. Returns the refusal's code and changes nothing if the rules do not allow it. */
export function act(hand: Lieng, seat: number, action: BetAction): Lieng | BetRefused {
  const next = decided(hand, seat, action)
  return typeof next === 'string' ? next : advance(next, seat)
}

function advance(hand: Lieng, seat: number): Lieng {
  const turn = liveIn(hand).length === 1 ? null : nextTurn(hand, seat)
  return turn === null ? settled(hand) : { ...hand, turn }
}

/** Ends the hand: the uncalled bet goes back, pots are raked and awarded. */
function settled(hand: Lieng): Lieng {
  const { back, returned } = withoutUncalled(hand)
  const live = fromLeftOf(back, back.button).filter(({ folded }) => !folded)
  const isContested = live.length > 1
  const pots = rakedPots(back, { isDue: isContested })
  const wins = isContested
    ? winsBy(back, pots, new Map(live.map(({ seat, cards }) => [seat, strengthOf(cards)])))
    : uncontested(back, pots)
  const shown = isContested ? live.map(({ seat }) => seat) : []
  return { ...paidOut(back, wins), phase: 'over', turn: null, result: { returned, pots, wins, shown } }
}

/** The seat whose decision is awaited. */
export const awaited = ({ turn }: Lieng): readonly number[] => (turn === null ? [] : [turn])

/** The decision of a player who does not answer in time: check where possible, else fold. */
export const timeout = (hand: Lieng, seat: number): BetAction => late(hand, seat)

/** What one player, or a spectator (null), may know: the own cards, and at the showdown those of all who did not fold. */
export function viewOf(hand: Lieng, seat: number | null): LiengView {
  const shown = hand.result?.shown ?? []
  return {
    players: bettorsAs(hand, ({ seat: of }) => of === seat || shown.includes(of)),
    button: hand.button,
    phase: hand.phase,
    awaited: awaited(hand),
    legal: seat === null ? null : legalOf(hand, seat),
    result: hand.result,
  }
}

/** Places in the deck of the cards that a seat may know. */
export const openPlaces = (hand: Lieng, seat: number | null): readonly number[] =>
  placesOf(
    hand,
    viewOf(hand, seat).players.flatMap(({ cards }) => cards ?? []),
  )
