import type { Minor } from '#kit/money.ts'
import type { Made } from './made.ts'

/**
 * Signs of collusion in one hand of hold'em or Liêng, from its decisions and all hole cards (G18). One sign says nothing, since a
 * bluff looks the same: only a pattern between two players raises a flag for a reviewer, and it stops no money.
 *
 * Chip dumping: one player loses at least twenty big blinds or antes to another, no third player put more than one in, and the loser either
 * gave up after putting half of the stack in, or bet with cards that make nothing. Example: 100 big blinds, 60 raised with
 * seven-deuce, folded to a re-raise: a sign from the one who folded to the one who won.
 *
 * Soft play: the only two players in a pot check it down, and the last one to check held a strong hand (made.ts). The same player betting
 * such a hand against the same opponent is a firm hand, which counts against the pattern (patterns.ts).
 */
export interface Seated {
  readonly member: bigint
  readonly seat: number
  readonly made: Made
  /** Before the hand, put in, and what came back. */
  readonly stack: Minor
  readonly put: Minor
  readonly won: Minor
}
export interface Done {
  readonly seat: number
  readonly kind: 'fold' | 'check' | 'call' | 'raise' | 'other'
  /** Before what can be played softly, in it, or in its last round of bets, which is Liêng's only one. */
  readonly round: 'before' | 'after' | 'last'
  /** Seats that had not folded before the decision. */
  readonly left: number
}
export interface HandFacts {
  readonly unit: Minor
  readonly seats: readonly Seated[]
  readonly decisions: readonly Done[]
}

export type SignKind = 'dump' | 'soft' | 'firm'
/** What a climbing game shows it by (climbing.ts). */
export const signWhys = ['sam', 'covered', 'two', 'gaveUp', 'spared', 'fed', 'stopped'] as const
export type SignWhy = (typeof signWhys)[number]
export interface Sign {
  readonly kind: SignKind
  /** Null: the hand has one form of it only. */
  readonly why: SignWhy | null
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

/** The two who played for the pot: every other one put in a blind or an ante at most. Null: there were more, or fewer. */
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
  const own = facts.decisions.filter(({ seat }) => seat === loser.seat)
  const hasRaised = own.some(({ kind }) => kind === 'raise')
  const gaveUp = own.at(-1)?.kind === 'fold' && loser.put * 2n >= loser.stack
  const betNothing = own.at(-1)?.kind !== 'fold' && loser.made === 'nothing'
  if (!hasRaised || !(gaveUp || betNothing)) return []
  return [{ kind: 'dump', why: null, member: loser.member, other: winner.member, amount: lost }]
}

/** From the first decision after which only two are left: what they did from there, in hold'em on or after the flop. */
function aloneOf({ decisions, seats }: HandFacts) {
  const folded = new Set(decisions.filter(({ kind }) => kind === 'fold').map(({ seat }) => seat))
  const left = seats.filter(({ seat }) => !folded.has(seat))
  const [one, other, third] = left
  if (!one || !other || third) return null
  return {
    pair: [one, other] as const,
    alone: decisions.filter(({ left: were, round }) => were === 2 && round !== 'before'),
  }
}

function softOf(facts: HandFacts): readonly Sign[] {
  const found = aloneOf(facts)
  const last = found?.alone.findLast(({ round }) => round === 'last')
  if (!found || !last) return []
  const { pair, alone } = found
  const [own, other] = pair[0].seat === last.seat ? pair : [pair[1], pair[0]]
  const strong = pair.filter(({ made }) => made === 'strong')
  const isFirm = ({ seat }: Seated) => alone.some((each) => each.seat === seat && each.kind === 'raise')
  const firm = strong.filter(isFirm).map((each): Sign => {
    const against = each === own ? other : own
    return { kind: 'firm', why: null, member: each.member, other: against.member, amount: each.put }
  })
  const isCheckedDown = alone.every(({ kind }) => kind === 'check')
  if (!isCheckedDown || !strong.includes(own)) return firm
  return [...firm, { kind: 'soft', why: null, member: own.member, other: other.member, amount: own.put }]
}

/** The signs of one hand. */
export const signsOf = (facts: HandFacts): readonly Sign[] => [...dumpOf(facts), ...softOf(facts)]
