import type { Minor } from '#kit/money.ts'
import type { Sign } from './collusion.ts'

/**
 * Patterns between two players within the rule's window, from the signs of their hands (G18). The games with bets and the climbing games
 * are judged apart: every climbing game offers chances, so that firm games of an ordinary week would hide what two players do in hold'em.
 *
 * Example: six soft games against one opponent, one firm: 86 %. Against everyone else nine soft, three firm: 75 %, about as high, so no
 * one is favoured. With one soft game against everyone else there is nothing to compare, and the pattern stands.
 */
export interface Tally {
  readonly member: bigint
  readonly other: bigint
  /** What the member lost on purpose to the other, and how often. */
  readonly dumps: number
  readonly dumped: Minor
  readonly soft: number
  readonly firm: number
}
export interface Thresholds {
  readonly dumpHands: number
  readonly softHands: number
}

/** What one player did to another in one family of games, and how softly the first one played against everyone else. */
export interface Between {
  readonly isClimbing: boolean
  readonly dumps: number
  readonly dumped: Minor
  /** The other way. */
  readonly dumpedBack: Minor
  readonly soft: number
  readonly firm: number
  readonly softElse: number
  readonly firmElse: number
}

/** The signs of climbing games say what was seen; a game with bets has one form of each only. Nothing else tells the family. */
export const isOfClimbing = ({ why }: Pick<Sign, 'why'>): boolean => why !== null

const sumOf = (tallies: readonly Tally[], of: 'soft' | 'firm'): number =>
  tallies.reduce((sum, tally) => sum + tally[of], 0)

type Pair = { readonly member: bigint; readonly other: bigint }

/**
 * One pair by the tallies of its members in one family of games. Everyone else is without those who treat the first player softly in
 * turn: three who spare each other would otherwise be each other's excuse.
 */
export function betweenIn(
  tallies: readonly Tally[],
  { member, other, isClimbing }: Pair & { readonly isClimbing: boolean },
  limits: Thresholds,
): Between {
  const of = (from: bigint, to: bigint) =>
    tallies.find((tally) => tally.member === from && tally.other === to)
  const [own, back] = [of(member, other), of(other, member)]
  const everyone = tallies.filter((tally) => tally.member === member && tally.other !== other)
  const others = everyone.filter((tally) => {
    const inTurn = of(tally.other, member)
    return !(inTurn && isOften(inTurn, limits))
  })
  return {
    isClimbing,
    dumps: own?.dumps ?? 0,
    dumped: own?.dumped ?? 0n,
    dumpedBack: back?.dumped ?? 0n,
    soft: own?.soft ?? 0,
    firm: own?.firm ?? 0,
    softElse: sumOf(others, 'soft'),
    firmElse: sumOf(others, 'firm'),
  }
}

/** Chips that go back count against it: two players who bluff each other lose to each other. */
const BACK = 4n

/** Every climbing game offers chances: who takes one in more games than this for each dump is not giving chips away. */
const FIRM_PER_DUMP = 3

export const isDumping = (
  { isClimbing, dumps, dumped, dumpedBack, firm }: Between,
  { dumpHands }: Thresholds,
): boolean =>
  dumps >= dumpHands && dumped >= dumpedBack * BACK && !(isClimbing && firm > dumps * FIRM_PER_DUMP)

const SOFT_PER_FIRM = 3

/** Soft in several games, and three times as often as firm. */
const isOften = ({ soft, firm }: Pick<Between, 'soft' | 'firm'>, { softHands }: Thresholds): boolean =>
  soft >= softHands && soft >= firm * SOFT_PER_FIRM

/** The share of soft games with everyone else is at least three quarters of that with one opponent. */
const ABOUT = { of: 3, in: 4 }

/** Who is about as soft with everyone else, in as many games as a pattern needs, plays badly and favours no one. */
const isSameElse = ({ soft, firm, softElse, firmElse }: Between, { softHands }: Thresholds): boolean =>
  softElse + firmElse >= softHands &&
  softElse * (soft + firm) * ABOUT.in >= soft * (softElse + firmElse) * ABOUT.of

export const isSoft = (between: Between, limits: Thresholds): boolean =>
  isOften(between, limits) && !(between.isClimbing && isSameElse(between, limits))
