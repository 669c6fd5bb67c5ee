/**
 * A player's hands at the shared blackjack table, from what is public and what the player has decided. Everyone has the same two cards; a
 * hand that draws at step k gets card k of the first stream, the second hand after a split card k of the second. A hand without a decision
 * stands. Example: 9 and 8, hit at step 1, card 4 of the first stream: 21, and the hand is over.
 */
export type Decision = {
  readonly step: number
  readonly hand: 0 | 1
  readonly does: 'hit' | 'stand' | 'double' | 'split' | 'insure'
}
export type Drawn = { readonly step: number; readonly first: number; readonly second: number | null }

export type PlayedHand = { readonly cards: readonly number[]; readonly isOver: boolean }

const RANKS = 13
const MOST = 21

/** Points of a hand; an ace counts eleven where that fits. Cards are numbers whose remainder by 13 is the rank, 0 the ace. */
export function pointsOf(cards: readonly number[]): { readonly points: number; readonly isSoft: boolean } {
  const hard = cards.reduce((sum, card) => sum + Math.min(10, (card % RANKS) + 1), 0)
  const isSoft = hard <= 11 && cards.some((card) => card % RANKS === 0)
  return { points: isSoft ? hard + 10 : hard, isSoft }
}

const isAce = (card: number): boolean => card % RANKS === 0
const isFull = (cards: readonly number[]): boolean => pointsOf(cards).points >= MOST

export function handsOf(
  first: readonly number[],
  drawn: readonly Drawn[],
  decisions: readonly Decision[],
): readonly PlayedHand[] {
  const isSplit = decisions.some(({ does }) => does === 'split')
  const starts = isSplit ? first.slice(0, 2).map((card) => [card]) : [first]
  return starts.map((start, hand) => played(start, hand === 1 ? 1 : 0, { drawn, decisions, isSplit }))
}

type Told = {
  readonly drawn: readonly Drawn[]
  readonly decisions: readonly Decision[]
  readonly isSplit: boolean
}

function played(start: readonly number[], hand: 0 | 1, { drawn, decisions, isSplit }: Told): PlayedHand {
  let cards = start
  for (const { step, first, second } of drawn) {
    const isFirst = isSplit && step === 1
    const does = isFirst ? 'split' : decisions.find((each) => each.step === step && each.hand === hand)?.does
    if (does === undefined || does === 'stand') return { cards, isOver: true }
    const card = hand === 1 ? second : first
    if (card !== null) cards = [...cards, card]
    // split aces get one card each
    if (isFirst && start.some(isAce)) return { cards, isOver: true }
    if (does === 'double' || isFull(cards)) return { cards, isOver: true }
  }
  return { cards, isOver: isFull(cards) }
}

/** What may be decided for a hand at a step: two cards may be doubled, also after a split; a pair is split once, at the first step. */
export function choicesAt(
  step: number,
  { cards, isOver }: PlayedHand,
  isSplit: boolean,
): readonly Decision['does'][] {
  if (step === 0) return ['insure']
  if (isOver) return []
  const [a = 0, b = 1] = cards
  const isPair =
    step === 1 && !isSplit && cards.length === 2 && Math.min(9, a % RANKS) === Math.min(9, b % RANKS)
  return [
    'hit',
    'stand',
    ...(cards.length === 2 ? (['double'] as const) : []),
    ...(isPair ? (['split'] as const) : []),
  ]
}
