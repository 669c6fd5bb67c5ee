import { BEST, dealerDraws, NOTHING, withValue } from '../hands.ts'
import type { Points } from '../hands.ts'
import { blackjackWins, mayDouble } from '../rules-table.ts'
import type { RulesTable } from '../rules-table.ts'
import { toNumber } from '#kit/rational.ts'
import { BUST, ENDS, VALUES } from './endless.ts'
import type { Plan } from './plan.ts'

/**
 * What the plan brings from a real shoe, and what it stakes, every card that is out missing from it: no simulation. A round of
 * splits is the sum of its hands, and each hand alone sees cards in an order as likely as any other; that the second cards of the
 * other hands are, or are not, a further card of the pair is told by inclusion and exclusion.
 */

/** A table of rules with a shoe of any length: of very many decks it is the shoe that never ends. */
export type ShoeRules = Omit<RulesTable, 'decks'> & { readonly decks: number }

/** Where a dealer who has not looked ends with blackjack: above every hand. */
const NATURAL = BUST + 1

/** Copies that can be out of one value in what is told here stay below: numbers of copies make one key. */
const BASE = 26

type Shoe = {
  readonly take: (value: number) => void
  readonly back: (value: number) => void
  /** The share of the cards that are left, of all of them. */
  readonly plain: (value: number) => number
  /** The chance that the next card has this value, the covered one being of the rest. */
  readonly chance: (value: number) => number
  /** Chance that the covered card makes blackjack. */
  readonly natural: () => number
  /** Where the dealer ends with the cards that are left: 17 to 21, bust, blackjack (where that was not looked for). */
  readonly ends: () => Float64Array
}

/**
 * A full shoe less the dealer's open card. Where that is an ace or a ten and the dealer peeks, the covered card is known not to make
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

/** What is told of a hand: what it brings beside its stakes, or how many stakes lie on it. */
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

/** What is told of a hand that is played by the optimal strategy, its cards being out of the shoe. */
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

/** What is told of a pair that is split, its two cards being out. */
function splitValue(table: Table, value: number): number {
  const { rules, shoe } = table
  const isAce = value === 1
  const isLocked = isAce && rules.hitSplitAces === 'no'
  const most = isAce && rules.resplitAces === 'no' ? 2 : rules.mostHands
  const one = withValue(NOTHING, value)
  /** With so many cards more of the pair out: the chance of another, a hand with any second card, one with another card. */
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
  /** A hand's worth where so many other second cards are not of the pair. */
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

/** What the main bet brings beside its stake, per stake, played by the optimal strategy from a full shoe. */
export const shoeValue = (rules: ShoeRules, plan: Plan): number => shoeMean(rules, plan, 'brings')

/** What is staked in a round in all, per first stake, played by the optimal strategy from a full shoe. */
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
  // a blackjack that the dealer sees takes the first stake before anything is added to it
  const [givenUp, seen] = told === 'stakes' ? [1, 1] : [-0.5, -1]
  const value = isSurrendered ? givenUp : isSplit ? splitValue(table, pair) : handValue(table, points, true)
  // a dealer who has not looked takes a surrendered stake whole, and of a hand that is played all that lies on it
  const isToldFirst = rules.dealer === 'peeks' || isSurrendered
  return isToldFirst ? (1 - natural) * value + natural * seen : value
}
