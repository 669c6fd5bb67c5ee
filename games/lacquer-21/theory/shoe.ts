import { BEST, dealerDraws, NOTHING, withValue } from '#game-kit/blackjack/hands.ts'
import type { Points } from '#game-kit/blackjack/hands.ts'
import { blackjackWins, mayDouble } from '#game-kit/blackjack/rules-table.ts'
import type { RulesTable } from '#game-kit/blackjack/rules-table.ts'
import { toNumber } from '#kit/rational.ts'
import { BUST, ENDS, VALUES } from '#game-kit/blackjack/strategy/endless.ts'
import type { Plan } from '#game-kit/blackjack/strategy/plan.ts'

/**
 * The strategy's expected value and stakes with a finite shoe, accounting for every dealt card: no simulation. A round with splits is the
 * sum of its hands, and each single hand sees an exchangeable order of cards; whether the second cards of the other hands pair again is
 * handled by inclusion and exclusion.
 */

/** A table's rules with a shoe of any length: with very many decks it approaches the infinite shoe. */
export type ShoeRules = Omit<RulesTable, 'decks'> & { readonly decks: number }

/** The dealer's result for a blackjack found at the end: above every hand. */
const NATURAL = BUST + 1

/** Upper bound of the dealt copies of one value: the counts form one cache key in this base. */
const BASE = 26

type Shoe = {
  readonly take: (value: number) => void
  readonly back: (value: number) => void
  /** The share of a value among the remaining cards. */
  readonly plain: (value: number) => number
  /** The chance that the next card has this value, given that the hole card is one of the rest. */
  readonly chance: (value: number) => number
  /** Chance that the hole card makes blackjack. */
  readonly natural: () => number
  /** The dealer's results with the remaining cards: 17 to 21, bust, blackjack (if the dealer does not peek). */
  readonly ends: () => Float64Array
}

/**
 * A full shoe without the dealer's open card. If that is an ace or a ten and the dealer peeks, the hole card is known not to make
 * blackjack.
 */
function createShoe(rules: ShoeRules, open: number): Shoe {
  const copies = (value: number): number => rules.decks * (value === 10 ? 16 : 4)
  const left = [0, ...VALUES.map(copies)]
  let size = rules.decks * 52
  const partner = open === 1 ? 10 : open === 10 ? 1 : 0
  const not = rules.dealer === 'peeks' ? partner : 0
  const dealt = new Map<number, Float64Array>()
  const take = (value: number): void => {
    left[value]! -= 1
    size -= 1
  }
  const back = (value: number): void => {
    left[value]! += 1
    size += 1
  }
  const plain = (value: number): number => left[value]! / size
  const natural = (): number => (partner ? plain(partner) : 0)
  const chance = (value: number): number => {
    if (!not) return plain(value)
    const kept = left[not]!
    const others = size - 1 - kept + Number(value === not)
    return (left[value]! * others) / ((size - 1) * (size - kept))
  }
  const ends = (): Float64Array => {
    const key = VALUES.reduce((name, value) => name * BASE + copies(value) - left[value]!, 0)
    const known = dealt.get(key)
    if (known) return known
    const found = new Float64Array(ENDS.length + 1)
    const draw = (points: Points, likely: number): void => {
      if (!dealerDraws(points, rules.soft17)) {
        found[Math.min(points.total, BUST) - 17]! += likely
        return
      }
      for (let value = 1; value <= 10; value++) if (left[value]) lay(points, value, likely * plain(value))
    }
    const lay = (points: Points, value: number, likely: number): void => {
      take(value)
      draw(withValue(points, value), likely)
      back(value)
    }
    const first = withValue(NOTHING, open)
    const kept = not ? left[not]! : 0
    for (const value of VALUES) {
      if (value === not || !left[value]) continue
      const likely = left[value] / (size - kept)
      if (value === partner) found[NATURAL - 17]! += likely
      else lay(first, value, likely)
    }
    dealt.set(key, found)
    return found
  }
  take(open)
  return { take, back, plain, chance, natural, ends }
}

/** What is computed for a hand: its net result, or its number of stakes. */
type Told = 'brings' | 'stakes'

type Table = {
  readonly rules: ShoeRules
  readonly plan: Plan
  readonly open: number
  readonly shoe: Shoe
  readonly told: Told
}

function stood({ shoe, told }: Table, total: number): number {
  if (told === 'stakes') return 1
  if (total > BEST) return -1
  let mean = 0
  for (const [nth, likely] of shoe.ends().entries()) {
    const end = 17 + nth
    mean += likely * (end === BUST ? 1 : Math.sign(total - end))
  }
  return mean
}

/** The value of a hand played by the optimal strategy, with its cards removed from the shoe. */
function handValue(table: Table, points: Points, canDouble: boolean): number {
  const { rules, plan, open, shoe } = table
  if (points.total >= BEST) return stood(table, points.total)
  const isDoubled = canDouble && mayDouble(rules, points.total, points.isSoft) && plan.isDoubled(points, open)
  if (!isDoubled && !plan.isHit(points, open)) return stood(table, points.total)
  let mean = 0
  for (let value = 1; value <= 10; value++) {
    const likely = shoe.chance(value)
    if (likely === 0) continue
    shoe.take(value)
    const next = withValue(points, value)
    mean += likely * (isDoubled ? 2 * stood(table, next.total) : handValue(table, next, false))
    shoe.back(value)
  }
  return mean
}

/** The value of a split pair, with its two cards removed from the shoe. */
function splitValue(table: Table, value: number): number {
  const { rules, shoe } = table
  const isAce = value === 1
  const isLocked = isAce && rules.hitSplitAces === 'no'
  const most = isAce && rules.resplitAces === 'no' ? 2 : rules.mostHands
  const one = withValue(NOTHING, value)
  /**
   * With this many further cards of the pair removed: the chance of another, the value with any second card, and the share of it with
   * another card of the pair.
   */
  const depth = (nth: number) => {
    for (let out = 0; out < nth; out++) shoe.take(value)
    let any = 0
    let another = 0
    for (const next of VALUES) {
      const likely = shoe.chance(next)
      if (likely <= 0) continue
      shoe.take(next)
      const points = withValue(one, next)
      const worth = isLocked
        ? stood(table, points.total)
        : handValue(table, points, rules.doubleAfterSplit === 'yes')
      shoe.back(next)
      any += likely * worth
      if (next !== value) another += likely * worth
    }
    const again = shoe.chance(value)
    for (let out = 0; out < nth; out++) shoe.back(value)
    return { again, any, another }
  }
  const depths = [0, 1, 2, 3, 4].map(depth)
  const at = (nth: number) => depths[nth] ?? { again: 0, any: 0, another: 0 }
  /** A hand's value when this many other second cards are not of the pair. */
  const given = (kind: 'any' | 'another', nth: number, others: number): number =>
    others === 0
      ? at(nth)[kind]
      : given(kind, nth, others - 1) - at(nth).again * given(kind, nth + 1, others - 1)
  const first = at(0).again
  if (most === 2) return 2 * given('any', 0, 0)
  const two = 2 * given('another', 0, 1)
  if (most === 3)
    return two + first * (3 * given('any', 1, 0) + given('another', 1, 0) + 2 * given('any', 1, 1))
  const three = first * 2 * 3 * given('another', 1, 2)
  const four =
    4 * given('any', 2, 0) +
    2 * (given('another', 2, 0) + 3 * given('any', 2, 1)) +
    2 * (2 * given('another', 2, 1) + 2 * given('any', 2, 2))
  return two + three + first * at(1).again * four
}

/** The expected net win of the main bet per stake, played by the optimal strategy from a full shoe. */
export const shoeValue = (rules: ShoeRules, plan: Plan): number => shoeMean(rules, plan, 'brings')

/** Total stake of a round per first stake, played by the optimal strategy from a full shoe. */
export const shoeStakes = (rules: ShoeRules, plan: Plan): number => shoeMean(rules, plan, 'stakes')

function shoeMean(rules: ShoeRules, plan: Plan, told: Told): number {
  const wins = toNumber(blackjackWins(rules))
  let sum = 0
  for (const open of VALUES) {
    const shoe = createShoe(rules, open)
    const table: Table = { rules, plan, open, shoe, told }
    const copies = (value: number): number => rules.decks * (value === 10 ? 16 : 4)
    const chanceOpen = copies(open) / (rules.decks * 52)
    for (const first of VALUES)
      for (const second of VALUES) {
        if (second < first) continue
        const before = shoe.plain(first)
        shoe.take(first)
        const likely = chanceOpen * before * shoe.plain(second) * (first === second ? 1 : 2)
        shoe.take(second)
        sum += likely * dealtMean(table, first, second, wins)
        shoe.back(second)
        shoe.back(first)
      }
  }
  return sum
}

function dealtMean(table: Table, first: number, second: number, wins: number): number {
  const { rules, plan, open, shoe, told } = table
  const points = withValue(withValue(NOTHING, first), second)
  const natural = shoe.natural()
  if (points.total === BEST) return told === 'stakes' ? 1 : (1 - natural) * wins
  const pair = first === second ? first : 0
  const isSurrendered = plan.isSurrendered(points, pair, open)
  const isSplit = pair > 0 && plan.isSplit(pair, open)
  // a blackjack that the dealer sees by peeking takes the first stake before any is added
  const [givenUp, seen] = told === 'stakes' ? [1, 1] : [-0.5, -1]
  const value = isSurrendered ? givenUp : isSplit ? splitValue(table, pair) : handValue(table, points, true)
  // a dealer who does not peek takes a surrendered stake completely, and all stakes of a played hand
  const isToldFirst = rules.dealer === 'peeks' || isSurrendered
  return isToldFirst ? (1 - natural) * value + natural * seen : value
}
