import { BEST, NOTHING, withValue } from '#game-kit/blackjack/hands.ts'
import type { Points } from '#game-kit/blackjack/hands.ts'
import { blackjackWins, mayDouble } from '#game-kit/blackjack/rules-table.ts'
import type { RulesTable } from '#game-kit/blackjack/rules-table.ts'
import { toNumber } from '#kit/rational.ts'
import { dealerEnds, prospects, share, VALUES, type Prospect } from './endless.ts'

/** The best action for a hand against the dealer's open card, by points only, as on a strategy card. */
export type Plan = {
  readonly isHit: (points: Points, open: number) => boolean
  /** Whether the table allows a double at all. */
  readonly isDoubled: (points: Points, open: number) => boolean
  /** A pair of cards of this value. */
  readonly isSplit: (value: number, open: number) => boolean
  /** The first two cards; `pair` is their value if they are equal. */
  readonly isSurrendered: (points: Points, pair: number, open: number) => boolean
}

export const pairPoints = (value: number): Points => withValue(withValue(NOTHING, value), value)

/** The strategy of a table: optimal with an infinite shoe. */
export function planOf(rules: RulesTable): Plan {
  const views = new Map(VALUES.map((open) => [open, viewOf(rules, prospects(rules, open))]))
  const view = (open: number) => {
    const found = views.get(open)
    if (!found) throw new RangeError(`blackjack: no card is worth ${open}`)
    return found
  }
  return {
    isHit: (points, open) => view(open).isHit(points),
    isDoubled: (points, open) => view(open).isDoubled(points),
    isSplit: (value, open) => view(open).splits.get(value) ?? false,
    isSurrendered: (points, pair, open) =>
      rules.surrender === 'late' && view(open).best(points, pair) < givenUp(rules, open),
  }
}

/** The expected loss of a surrender: half the stake, all of it if a dealer who does not peek has blackjack. */
function givenUp(rules: RulesTable, open: number): number {
  const { natural } = dealerEnds(rules, open)
  return rules.dealer === 'peeks' ? -0.5 : -0.5 * (1 - natural) - natural
}

/** The expected net win of the main bet per stake, played by the optimal strategy from an infinite shoe. */
export function endlessMean(rules: RulesTable): number {
  const wins = toNumber(blackjackWins(rules))
  let mean = 0
  for (const open of VALUES) {
    const { natural } = dealerEnds(rules, open)
    const { best } = viewOf(rules, prospects(rules, open))
    for (const first of VALUES)
      for (const second of VALUES) {
        const chance = share(open) * share(first) * share(second)
        const points = withValue(withValue(NOTHING, first), second)
        const played = best(points, first === second ? first : 0)
        const value = rules.surrender === 'late' ? Math.max(played, givenUp(rules, open)) : played
        if (points.total === BEST) mean += chance * (1 - natural) * wins
        else if (rules.dealer === 'peeks') mean += chance * ((1 - natural) * value - natural)
        else mean += chance * value // a dealer blackjack is included in the value of each hand
      }
  }
  return mean
}

function viewOf(rules: RulesTable, { stand, hit, double }: Prospect) {
  const isHit = (points: Points): boolean => points.total < BEST && hit(points) > stand(points)
  const isDoubled = (points: Points): boolean =>
    mayDouble(rules, points.total, points.isSoft) && double(points) > Math.max(hit(points), stand(points))
  const single = (points: Points, may = true): number => {
    if (points.total >= BEST) return stand(points)
    const plain = Math.max(stand(points), hit(points))
    return may && mayDouble(rules, points.total, points.isSoft) ? Math.max(plain, double(points)) : plain
  }
  const split = (value: number): number => splitProspect(rules, value, { stand, single })
  const splits = new Map(
    VALUES.map((value) => [value, rules.mostHands > 1 && split(value) > single(pairPoints(value))]),
  )
  const best = (points: Points, pair: number): number =>
    pair && splits.get(pair) ? Math.max(split(pair), single(points)) : single(points)
  return { isHit, isDoubled, splits, best }
}

type Single = {
  readonly stand: (points: Points) => number
  readonly single: (points: Points, may: boolean) => number
}

/** The expected value of a split pair, including further splits. */
function splitProspect(rules: RulesTable, value: number, { stand, single }: Single): number {
  const isAce = value === 1
  const isLocked = isAce && rules.hitSplitAces === 'no'
  const most = isAce && rules.resplitAces === 'no' ? 2 : rules.mostHands
  const one = withValue(NOTHING, value)
  const handWith = (next: number): number => {
    const points = withValue(one, next)
    return isLocked ? stand(points) : single(points, rules.doubleAfterSplit === 'yes')
  }
  const known = new Map<number, number>()
  const hands = (made: number, waiting: number): number => {
    if (waiting === 0) return 0
    const key = made * 8 + waiting
    const found = known.get(key)
    if (found !== undefined) return found
    let mean = 0
    for (const next of VALUES) {
      const goesOn = next === value && made < most
      mean +=
        share(next) * (goesOn ? hands(made + 1, waiting + 1) : handWith(next) + hands(made, waiting - 1))
    }
    known.set(key, mean)
    return mean
  }
  return hands(2, 2)
}
