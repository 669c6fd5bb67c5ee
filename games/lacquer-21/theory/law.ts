import { BEST, NOTHING, withValue } from '#game-kit/blackjack/hands.ts'
import type { Points } from '#game-kit/blackjack/hands.ts'
import { blackjackWins, mayDouble } from '#game-kit/blackjack/rules-table.ts'
import type { RulesTable } from '#game-kit/blackjack/rules-table.ts'
import { toNumber } from '#kit/rational.ts'
import { BUST, dealerEnds, share, VALUES } from '#game-kit/blackjack/strategy/endless.ts'
import type { Plan } from '#game-kit/blackjack/strategy/plan.ts'

/** The random variable of a round: the payout to the member, or the payout minus all stakes. */
export type Told = 'returns' | 'net'

/** Probabilities of a round's results, in halves of the stake; half 0 is at index ZERO_AT. */
export type Law = { readonly chances: Float64Array; readonly staked: number }

/** Four hands doubled: returns up to sixteen stakes, nets from eight lost to eight won. */
const SIZE = 65
export const ZERO_AT = 32
/** A dealer blackjack found at the end: beats every hand. */
const NATURAL = 23

/** A hand's results by number of doubles: probability by final points, of single and of doubled hands. */
type Played = { readonly single: Map<number, number>; readonly doubled: Map<number, number> }

const more = (into: Map<number, number>, total: number, chance: number): void => {
  const end = Math.min(total, BUST)
  into.set(end, (into.get(end) ?? 0) + chance)
}

/** Plays a hand by the optimal strategy, over all possible cards. */
function playedOut(plan: Plan, open: number, points: Points, canDouble: boolean): Played {
  const played: Played = { single: new Map(), doubled: new Map() }
  if (canDouble && points.total < BEST && plan.isDoubled(points, open)) {
    for (const value of VALUES) more(played.doubled, withValue(points, value).total, share(value))
    return played
  }
  const draw = (now: Points, chance: number): void => {
    if (now.total >= BEST || !plan.isHit(now, open)) return more(played.single, now.total, chance)
    for (const value of VALUES) draw(withValue(now, value), chance * share(value))
  }
  draw(points, 1)
  return played
}

/** A hand's results as indices of a distribution, each with its probability: only a few. */
type Spots = readonly (readonly [at: number, chance: number])[]

/** A hand's result in halves of the stake for a final total of the dealer. */
function halves(told: Told, played: Played, end: number): Spots {
  const law = new Map<number, number>()
  const note = (ends: Map<number, number>, times: number): void => {
    for (const [total, chance] of ends) {
      const sign = total === BUST ? -1 : end === BUST ? 1 : Math.sign(total - end)
      const at = ZERO_AT + 2 * times * (told === 'net' ? sign : 1 + sign)
      law.set(at, (law.get(at) ?? 0) + chance)
    }
  }
  note(played.single, 1)
  note(played.doubled, 2)
  return [...law]
}

/** Adds the convolution of one more hand with another distribution, weighted by `often`. */
function addTogether(sum: Float64Array, hand: Spots, rest: Float64Array, often: number): void {
  for (const [at, chance] of hand)
    for (let j = 0; j < SIZE; j++) if (rest[j]) sum[at + j - ZERO_AT]! += often * chance * rest[j]!
}

/** No hand more. */
const AS_IT_IS: Spots = [[ZERO_AT, 1]]

const doubledShare = ({ doubled }: Played): number => [...doubled.values()].reduce((sum, one) => sum + one, 0)

type Asked = { readonly rules: RulesTable; readonly plan: Plan; readonly told: Told }

/** The distribution of a split pair for a final total of the dealer. */
function splitLaw({ rules, plan, told }: Asked, value: number, open: number) {
  const isAce = value === 1
  const most = isAce && rules.resplitAces === 'no' ? 2 : rules.mostHands
  const one = withValue(NOTHING, value)
  const parts = new Map(
    VALUES.map((next) => {
      const points = withValue(one, next)
      const locked: Played = { single: new Map([[points.total, 1]]), doubled: new Map() }
      const isLocked = isAce && rules.hitSplitAces === 'no'
      return [next, isLocked ? locked : playedOut(plan, open, points, mayDoubleSplit(rules, points))] as const
    }),
  )
  const part = (next: number): Played => parts.get(next) ?? { single: new Map(), doubled: new Map() }
  const goesOn = (next: number, made: number): boolean => next === value && made < most
  const lawOf = (end: number): Float64Array => {
    const known = new Map<number, Float64Array>()
    const spots = new Map(VALUES.map((next) => [next, halves(told, part(next), end)]))
    const start = new Float64Array(SIZE)
    start[ZERO_AT] = 1
    const hands = (made: number, waiting: number): Float64Array => {
      if (waiting === 0) return start
      const key = made * 8 + waiting
      const found = known.get(key)
      if (found) return found
      const sum = new Float64Array(SIZE)
      for (const next of VALUES) {
        if (goesOn(next, made)) addTogether(sum, AS_IT_IS, hands(made + 1, waiting + 1), share(next))
        else addTogether(sum, spots.get(next) ?? [], hands(made, waiting - 1), share(next))
      }
      known.set(key, sum)
      return sum
    }
    return hands(2, 2)
  }
  const staked = (made: number, waiting: number): number =>
    waiting === 0
      ? 0
      : VALUES.reduce(
          (sum, next) =>
            sum +
            share(next) *
              (goesOn(next, made)
                ? staked(made + 1, waiting + 1)
                : 1 + doubledShare(part(next)) + staked(made, waiting - 1)),
          0,
        )
  return { lawOf, staked: staked(2, 2) }
}

const mayDoubleSplit = (rules: RulesTable, points: Points): boolean =>
  rules.doubleAfterSplit === 'yes' && mayDouble(rules, points.total, points.isSoft)

/** The distribution of a round of the main bet, played by the optimal strategy with an infinite shoe. */
export function lawOfRound(rules: RulesTable, plan: Plan, told: Told): Law {
  const chances = new Float64Array(SIZE)
  let staked = 0
  /**
   * Adds a result in halves of the stake for a round without doubles and splits; fractions such as 4.4 halves (6:5) are interpolated
   * between the two neighbours.
   */
  const note = (halfs: number, chance: number): void => {
    const at = ZERO_AT + Math.floor(halfs) - (told === 'net' ? 2 : 0)
    const between = halfs - Math.floor(halfs)
    chances[at]! += chance * (1 - between)
    if (between) chances[at + 1]! += chance * between
  }
  for (const open of VALUES) {
    const { ends, natural } = dealerEnds(rules, open)
    const isSeen = rules.dealer === 'peeks'
    for (const { points, pair, chance } of deals(open)) {
      const isOver = points.total === BEST
      const isEnded = isOver || plan.isSurrendered(points, pair, open)
      if (isEnded || isSeen) note(isOver ? 2 : 0, chance * natural)
      if (isEnded || isSeen) staked += chance * natural
      const rest = isEnded || isSeen ? chance * (1 - natural) : chance
      if (isEnded) {
        note(isOver ? 2 + 2 * toNumber(blackjackWins(rules)) : 1, rest)
        staked += rest
        continue
      }
      const split = pair > 0 && plan.isSplit(pair, open) ? splitLaw({ rules, plan, told }, pair, open) : null
      const played = playedOut(plan, open, points, mayDouble(rules, points.total, points.isSoft))
      for (const [end, likely] of [...ends, [NATURAL, natural] as const]) {
        const share = end === NATURAL ? (isSeen ? 0 : natural) : likely * (isSeen ? 1 : 1 - natural)
        if (share === 0) continue
        if (split) addTogether(chances, AS_IT_IS, split.lawOf(end), rest * share)
        else for (const [at, chance] of halves(told, played, end)) chances[at]! += rest * share * chance
      }
      staked += rest * (split ? split.staked : 1 + doubledShare(played))
    }
  }
  return { chances, staked }
}

/** The member's first two cards against a dealer's, each combination with its probability. */
function* deals(open: number) {
  for (const first of VALUES)
    for (const second of VALUES) {
      if (second < first) continue
      const points = withValue(withValue(NOTHING, first), second)
      const ways = first === second ? 1 : 2
      const chance = share(open) * share(first) * share(second) * ways
      yield { points, pair: first === second ? first : 0, chance }
    }
}
