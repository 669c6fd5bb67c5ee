import type { Bet } from '#game-kit/game.ts'
import { DECK } from '#game-kit/cards/cards.ts'
import type { Dealt } from '#game-kit/stepped/stepped.ts'
import type { Chance } from '#kit/chance.ts'
import { BEST, dealerDraws, isNatural, pointsOf, valueOf } from '#game-kit/blackjack/hands.ts'
import type { HandResult, LacquerChoice, LacquerEvent } from './events.ts'
import type { RulesTable } from '#game-kit/blackjack/rules-table.ts'

export interface LacquerHand {
  readonly cards: readonly number[]
  readonly isDoubled: boolean
  /** null: it is still played, or waits for its turn. */
  readonly end: 'stood' | 'bust' | 'surrendered' | null
}

export interface LacquerState {
  readonly bets: readonly Bet<LacquerChoice>[]
  /** Cards of the shoe that are out, in the order in which they came. */
  readonly drawn: readonly number[]
  readonly hands: readonly LacquerHand[]
  /** The open card, the hole card (secret until it is turned), and the dealer's further cards. */
  readonly dealer: readonly number[]
  readonly at: number
  readonly phase: 'insurance' | 'play' | 'over'
  readonly isInsured: boolean
  readonly results: readonly HandResult[]
}

/** A script in progress: each function appends events. */
export type Told = Dealt<LacquerState>

export const told = (
  { state, events }: Told,
  change: Partial<LacquerState>,
  ...more: LacquerEvent[]
): Told => ({
  state: { ...state, ...change },
  events: [...events, ...more],
})

/** The next card of the shoe: each that is not out is as likely. */
export function nextCard(drawn: readonly number[], decks: number, chance: Chance): number {
  let card = chance.below(decks * DECK - drawn.length)
  for (const out of drawn.toSorted((a, b) => a - b)) if (card >= out) card += 1
  return card
}

const withHand = (
  hands: readonly LacquerHand[],
  at: number,
  change: Partial<LacquerHand>,
): readonly LacquerHand[] => hands.map((hand, nth) => (nth === at ? { ...hand, ...change } : hand))

export const endHand = (now: Told, end: LacquerHand['end'], change: Partial<LacquerHand> = {}): Told =>
  told(now, { hands: withHand(now.state.hands, now.state.at, { ...change, end }) })

/** One more card for the current hand; it ends automatically at 21 and beyond. */
export function takeCard(now: Told, { decks }: RulesTable, chance: Chance, isDoubled = false): Told {
  const { state } = now
  const { at } = state
  const card = nextCard(state.drawn, decks, chance)
  const cards = [...(state.hands[at]?.cards ?? []), card]
  const points = pointsOf(cards)
  const end = points.total > BEST ? 'bust' : points.total === BEST || isDoubled ? 'stood' : null
  return told(
    now,
    { drawn: [...state.drawn, card], hands: withHand(state.hands, at, { cards, end, isDoubled }) },
    { type: 'card', to: at, card: card % DECK, ...points },
  )
}

/** A pair becomes two hands; the first gets its second card immediately, the second when its turn comes. */
export function splitHand(now: Told, rules: RulesTable, chance: Chance): Told {
  const { hands, at } = now.state
  const [first = 0, second = 0] = hands[at]?.cards ?? []
  const fresh = (card: number): LacquerHand => ({ cards: [card], isDoubled: false, end: null })
  const parted = hands.flatMap((hand, nth) => (nth === at ? [fresh(first), fresh(second)] : [hand]))
  return lockAces(takeCard(told(now, { hands: parted }), rules, chance), rules)
}

export const isSplitAce = ({ hands }: LacquerState, { cards }: LacquerHand): boolean =>
  hands.length > 1 && valueOf(cards[0] ?? 0) === 1

export function maySplit(state: LacquerState, hand: LacquerHand, rules: RulesTable): boolean {
  const [first = 0, second = 0] = hand.cards
  const isPair = hand.cards.length === 2 && valueOf(first) === valueOf(second)
  const isAceAgain = isSplitAce(state, hand) && rules.resplitAces === 'no'
  return isPair && state.hands.length < rules.mostHands && !isAceAgain
}

/** Split aces get one card each, unless the table gives more or the card is an ace that may be split again. */
function lockAces(now: Told, rules: RulesTable): Told {
  const hand = now.state.hands[now.state.at]
  const isOver = !hand || hand.end !== null || rules.hitSplitAces === 'yes' || !isSplitAce(now.state, hand)
  return isOver || maySplit(now.state, hand, rules) ? now : endHand(now, 'stood')
}

/** Goes on to the next hand that is not over; after the last one the dealer plays. */
export function goOn(from: Told, rules: RulesTable, chance: Chance): Told {
  let now = from
  while (now.state.hands[now.state.at]?.end !== null) {
    const at = now.state.at + 1
    if (at >= now.state.hands.length) return finish(now, rules, chance)
    now = told(now, { at }, { type: 'turn', hand: at })
    now = lockAces(takeCard(now, rules, chance), rules)
  }
  return now
}

/** The covered card is turned, the dealer draws if that matters, and every hand is compared. */
export function finish(from: Told, rules: RulesTable, chance: Chance): Told {
  const { hands, dealer } = from.state
  const hole = dealer[1] ?? 0
  let now = told(from, {}, { type: 'hole', card: hole % DECK, ...pointsOf(dealer) })
  const isDealt = hands.length === 1 && isNatural(hands[0]?.cards ?? [])
  const isWaitedFor = !isDealt && hands.some(({ end }) => end === 'stood')
  while (isWaitedFor && dealerDraws(pointsOf(now.state.dealer), rules.soft17)) {
    const card = nextCard(now.state.drawn, rules.decks, chance)
    const cards = [...now.state.dealer, card]
    now = told(
      now,
      { dealer: cards, drawn: [...now.state.drawn, card] },
      { type: 'card', to: 'dealer', card: card % DECK, ...pointsOf(cards) },
    )
  }
  const results = hands.map((hand) => resultOf(hand, now.state.dealer, isDealt))
  const totals = hands.map(({ cards }) => pointsOf(cards).total)
  return told(
    now,
    { results, phase: 'over' },
    {
      type: 'ended',
      dealer: pointsOf(now.state.dealer).total,
      hands: results.map((result, nth) => ({ result, total: totals[nth] ?? 0 })),
    },
  )
}

function resultOf({ cards, end }: LacquerHand, dealer: readonly number[], isDealt: boolean): HandResult {
  const isDealerNatural = isNatural(dealer)
  if (end === 'bust') return 'bust'
  if (isDealt) return isDealerNatural ? 'push' : 'blackjack'
  if (isDealerNatural) return 'loss'
  if (end === 'surrendered') return 'surrendered'
  const [mine, theirs] = [pointsOf(cards).total, pointsOf(dealer).total]
  if (theirs > BEST || mine > theirs) return 'win'
  return mine === theirs ? 'push' : 'loss'
}
