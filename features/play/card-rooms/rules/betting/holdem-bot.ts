import type { Chance } from '#kit/chance.ts'
import type { Minor } from '#kit/money.ts'
import { rankOf, suitOf } from '#game-kit/cards/cards.ts'
import { CATEGORIES, categoryOf, strengthOf } from '#game-kit/cards/poker/strength.ts'
import type { Legal } from '#game-kit/cards/poker/betting/decide.ts'
import type { Action } from '#game-kit/cards/poker/holdem/hand.ts'
import type { HandView } from '#game-kit/cards/poker/holdem/view.ts'
import { potOf, toCallOf, within } from '../raises.ts'

/**
 * A practice bot for hold'em. It sees what its seat sees and scores its hand from 0 to 100: before the flop by the two cards, afterwards by
 * what the board makes of them. Against the price of a call it folds, calls or raises; now and then it bluffs. Example: with two aces (100)
 * it raises to three big blinds; with seven and two of different suits (12) it folds to any bet and checks where that is free.
 */
export interface BotSeat {
  readonly seat: number
  readonly legal: Legal
  readonly bigBlind: Minor
  readonly chip: Minor
}

/** How many of a hundred decisions with a weak hand are bluffs. */
const BLUFFS = 6
const RAISES_FROM = 72
const STRONG = 88

export function botDecision(view: HandView, at: BotSeat, luck: Chance): Action {
  const { legal } = at
  const own = view.players.find(({ seat }) => seat === at.seat)
  if (!own?.cards) return { kind: legal.check ? 'check' : 'fold' }
  // a little noise, so that equal hands are not always played in the same way
  const score = scoreOf(own.cards, view.board) + luck.below(13) - 6
  const isBluff = luck.below(100) < BLUFFS
  const pot = potOf(view.players)
  if (legal.raise && (score >= RAISES_FROM || (isBluff && legal.check)))
    if (score >= STRONG || luck.below(3) > 0)
      return raise(at, pot, { ...legal.raise, toCall: toCallOf(view.players) })
  if (legal.call === null) return { kind: 'check' }
  // the price of the call in percent of the pot it would make
  const price = Number((legal.call * 100n) / (pot + legal.call))
  const isCheap = legal.call <= at.bigBlind && score > 30
  return { kind: isCheap || score > price + 24 ? 'call' : 'fold' }
}

function raise(
  { chip, bigBlind }: BotSeat,
  pot: Minor,
  { from, to, toCall }: { readonly from: Minor; readonly to: Minor; readonly toCall: Minor },
): Action {
  const wanted =
    toCall === 0n || toCall <= bigBlind ? larger(bigBlind * 3n, (pot * 3n) / 5n) : toCall + (pot * 3n) / 5n
  return { kind: 'raise', to: within({ from, to, chip }, wanted) }
}

const larger = (a: Minor, b: Minor): Minor => (a > b ? a : b)

function scoreOf(cards: readonly number[], board: readonly number[]): number {
  return board.length === 0 ? beforeFlop(cards) : afterFlop(cards, board)
}

/** Ace 14 … two 2. */
const height = (card: number): number => (rankOf(card) === 0 ? 14 : rankOf(card) + 1)

function beforeFlop(cards: readonly number[]): number {
  const [high = 0, low = 0] = cards.map(height).toSorted((a, b) => b - a)
  if (high === low) return Math.min(100, 46 + high * 4)
  const isSuited = suitOf(cards[0] ?? 0) === suitOf(cards[1] ?? 0)
  const gap = high - low
  const near = gap === 1 ? 8 : gap === 2 ? 4 : gap > 4 ? -6 : 0
  return Math.max(0, high * 3 + low * 2 + near + (isSuited ? 7 : 0) - 10)
}

/** Scores of the categories, high card first, when the own cards make them. */
const MADE = [14, 48, 74, 84, 90, 93, 97, 99, 100] as const

function afterFlop(cards: readonly number[], board: readonly number[]): number {
  const own = levelOf([...cards, ...board])
  const shared = board.length >= 5 ? levelOf(board) : 0
  const made = own > shared ? (MADE[own] ?? 0) : (MADE[0] ?? 0)
  const best = Math.max(...board.map(height))
  const pairs = cards.filter((card) => board.some((other) => height(other) === height(card)))
  const isTopPair = pairs.some((card) => height(card) === best)
  const draws = board.length < 5 && suitsOf([...cards, ...board]) === 4 ? 22 : 0
  const overcards = board.length < 5 ? cards.filter((card) => height(card) > best).length * 5 : 0
  return made + (own === 1 && isTopPair ? 14 : 0) + draws + (own === 0 ? overcards : 0)
}

/** From 0 (high card) to 8; fewer than five cards count as they are. */
function levelOf(cards: readonly number[]): number {
  return CATEGORIES.indexOf(categoryOf(strengthOf(cards)))
}

function suitsOf(cards: readonly number[]): number {
  return Math.max(...[0, 1, 2, 3].map((suit) => cards.filter((card) => suitOf(card) === suit).length))
}
