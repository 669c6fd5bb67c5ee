import type { Minor } from '#kit/money.ts'
import { CATEGORIES, categoryOf, strengthOf } from '#game-kit/cards/poker/strength.ts'

/**
 * Signs of collusion in one hand of hold'em, from its decisions and all hole cards (G18). A sign alone says nothing, since a bluff looks
 * the same: only a pattern between two players raises a flag for a reviewer, and it stops no money.
 *
 * Chip dumping: one player loses at least twenty big blinds to another, no third player put more than a blind in, and the loser either
 * gave up after putting half of the stack in, or bet with cards that make nothing. Example: 100 big blinds, 60 raised with
 * seven-deuce, folded to a re-raise: a sign from the one who folded to the one who won.
 *
 * Soft play: two players alone in a pot check it down, and the last one to check held two pairs or better. The same player betting such
 * a hand against the same opponent is a firm hand, which counts against the pattern.
 */
export interface Seated {
  readonly member: bigint
  readonly seat: number
  readonly cards: readonly number[]
  /** Before the hand, put in, and what came back. */
  readonly stack: Minor
  readonly put: Minor
  readonly won: Minor
}
export interface Done {
  readonly seat: number
  readonly kind: 'fold' | 'check' | 'call' | 'raise' | 'other'
  readonly street: 'preflop' | 'flop' | 'turn' | 'river'
  /** Seats that had not folded before the decision. */
  readonly left: number
}
export interface HandFacts {
  readonly unit: Minor
  readonly board: readonly number[]
  readonly seats: readonly Seated[]
  readonly deeds: readonly Done[]
}

export type SignKind = 'dump' | 'soft' | 'firm'
export interface Sign {
  readonly kind: SignKind
  /** Who lost, or who held the strong hand. */
  readonly member: bigint
  readonly other: bigint
  readonly amount: Minor
}

/**
 * What points of a tournament were bought for, rounded down, so that signs of tournaments and of rooms for money count together. No money
 * moves by it. Example: 750 points, of 1,500 for a buy-in of 20,000, are 10,000.
 */
export const worthOf = (
  points: Minor,
  { buyIn, stack }: { readonly buyIn: Minor; readonly stack: Minor },
): Minor => (points * buyIn) / stack

const DUMP_UNITS = 20n
const BOARD = 5
const TWO_PAIRS = CATEGORIES.indexOf('twoPairs')
const HIGH_CARD = CATEGORIES.indexOf('highCard')

const rankIn = (cards: readonly number[]): number => CATEGORIES.indexOf(categoryOf(strengthOf(cards)))

/** Cards that improve on the board to two pairs or better. */
const isStrong = ({ cards }: Seated, board: readonly number[]): boolean =>
  board.length === BOARD &&
  rankIn([...board, ...cards]) >= TWO_PAIRS &&
  rankIn([...board, ...cards]) > rankIn(board)

/** Cards that make nothing at the end: not even a pair with the board. */
const isNothing = ({ cards }: Seated, board: readonly number[]): boolean =>
  board.length === BOARD && rankIn([...board, ...cards]) === HIGH_CARD

/** The two who played for the pot: every other one put in a blind at most. Null: there were more, or fewer. */
function pairOf({ seats, unit }: HandFacts): readonly [Seated, Seated] | null {
  const [one, other, third] = seats.filter(({ put }) => put > unit)
  return one && other && !third ? [one, other] : null
}

function dumpOf(facts: HandFacts): readonly Sign[] {
  const pair = pairOf(facts)
  if (!pair) return []
  const [loser, winner] = pair[0].won < pair[0].put ? pair : [pair[1], pair[0]]
  const lost = loser.put - loser.won
  if (lost < facts.unit * DUMP_UNITS || winner.won <= winner.put) return []
  const own = facts.deeds.filter(({ seat }) => seat === loser.seat)
  const hasRaised = own.some(({ kind }) => kind === 'raise')
  const gaveUp = own.at(-1)?.kind === 'fold' && loser.put * 2n >= loser.stack
  const betNothing = own.at(-1)?.kind !== 'fold' && isNothing(loser, facts.board)
  if (!hasRaised || !(gaveUp || betNothing)) return []
  return [{ kind: 'dump', member: loser.member, other: winner.member, amount: lost }]
}

/** From the first decision after which only two are left: what they did from there, on or after the flop. */
function aloneOf({ deeds, seats }: HandFacts) {
  const folded = new Set(deeds.filter(({ kind }) => kind === 'fold').map(({ seat }) => seat))
  const left = seats.filter(({ seat }) => !folded.has(seat))
  const [one, other, third] = left
  if (!one || !other || third) return null
  return {
    pair: [one, other] as const,
    alone: deeds.filter(({ left: were, street }) => were === 2 && street !== 'preflop'),
  }
}

function softOf(facts: HandFacts): readonly Sign[] {
  const found = aloneOf(facts)
  const rivers = found?.alone.filter(({ street }) => street === 'river') ?? []
  const last = rivers.at(-1)
  if (!found || !last || facts.board.length < BOARD) return []
  const { pair, alone } = found
  const [own, other] = pair[0].seat === last.seat ? pair : [pair[1], pair[0]]
  const strong = pair.filter((each) => isStrong(each, facts.board))
  const isFirm = ({ seat }: Seated) => alone.some((deed) => deed.seat === seat && deed.kind === 'raise')
  const firm = strong.filter(isFirm).map((each): Sign => {
    const against = each === own ? other : own
    return { kind: 'firm', member: each.member, other: against.member, amount: each.put }
  })
  const isCheckedDown = alone.every(({ kind }) => kind === 'check')
  if (!isCheckedDown || !strong.includes(own)) return firm
  return [...firm, { kind: 'soft', member: own.member, other: other.member, amount: own.put }]
}

/** The signs of one hand. */
export const signsOf = (facts: HandFacts): readonly Sign[] => [...dumpOf(facts), ...softOf(facts)]

/** What two players did to each other within the rule's window, from the first one to the second. */
export interface Between {
  readonly dumps: number
  readonly dumped: Minor
  /** The other way. */
  readonly dumpedBack: Minor
  readonly soft: number
  readonly firm: number
}
export interface Thresholds {
  readonly dumpHands: number
  readonly softHands: number
}

/** Chips that go back count against it: two players who bluff each other lose to each other. */
const BACK = 4n

export const isDumping = ({ dumps, dumped, dumpedBack }: Between, { dumpHands }: Thresholds): boolean =>
  dumps >= dumpHands && dumped >= dumpedBack * BACK

export const isSoft = ({ soft, firm }: Between, { softHands }: Thresholds): boolean =>
  soft >= softHands && soft >= firm * 3
