import { BEST, dealerDraws, withValue } from '#game-kit/blackjack/hands.ts'
import type { Points } from '#game-kit/blackjack/hands.ts'
import type { RulesTable } from '#game-kit/blackjack/rules-table.ts'

/**
 * Blackjack with an infinite shoe: the cards are independent and identically distributed. It gives the strategy that the help shows, which
 * is also the usual one for many decks, and the distribution of a round played by it.
 */

/** Card values, ace first, and the number of ranks of 13 with each. */
export const VALUES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
export const share = (value: number): number => (value === 10 ? 4 : 1) / 13

/** Final totals of a hand: 17 to 21, or bust. */
export const BUST = 22
export const ENDS = [17, 18, 19, 20, 21, BUST] as const
export type Ends = ReadonlyMap<number, number>

const keyOf = ({ total, isSoft }: Points): number => total * 2 + Number(isSoft)

/** The dealer's final totals from an open card, after peeking if the table has it so; `natural` without peeking. */
export function dealerEnds(
  rules: RulesTable,
  open: number,
): { readonly ends: Ends; readonly natural: number } {
  const partner = open === 1 ? 10 : open === 10 ? 1 : 0
  const natural = partner ? share(partner) : 0
  const ends = new Map<number, number>(ENDS.map((end) => [end, 0]))
  const draw = (points: Points, chance: number): void => {
    if (!dealerDraws(points, rules.soft17)) {
      const end = Math.min(points.total, BUST)
      ends.set(end, (ends.get(end) ?? 0) + chance)
      return
    }
    for (const value of VALUES) draw(withValue(points, value), chance * share(value))
  }
  const first = withValue({ total: 0, isSoft: false }, open)
  for (const value of VALUES)
    if (value !== partner) draw(withValue(first, value), share(value) / (1 - natural))
  return { ends, natural }
}

export type Choices = { readonly mayDouble: boolean; readonly isLocked?: boolean }

/** The expected net value of a hand against a dealer's card. */
export type Prospect = {
  readonly stand: (points: Points) => number
  readonly hit: (points: Points) => number
  readonly double: (points: Points) => number
}

/** `loses`: the chance that the dealer's hidden blackjack takes all; 0 if the dealer peeks. */
export function prospects(rules: RulesTable, open: number): Prospect {
  const { ends, natural } = dealerEnds(rules, open)
  const loses = rules.dealer === 'peeks' ? 0 : natural
  const stood = new Map<number, number>()
  const stand = ({ total }: Points): number => {
    const known = stood.get(total)
    if (known !== undefined) return known
    let mean = 0
    if (total <= BEST)
      for (const [end, chance] of ends) mean += chance * (end === BUST ? 1 : Math.sign(total - end))
    const value = total > BEST ? -1 : (1 - loses) * mean - loses
    stood.set(total, value)
    return value
  }
  const drawn = new Map<number, number>()
  const hit = (points: Points): number => {
    const known = drawn.get(keyOf(points))
    if (known !== undefined) return known
    let mean = 0
    for (const value of VALUES) {
      const next = withValue(points, value)
      const isOver = next.total >= BEST
      mean += share(value) * (isOver ? stand(next) : Math.max(stand(next), hit(next)))
    }
    drawn.set(keyOf(points), mean)
    return mean
  }
  const double = (points: Points): number => {
    let mean = 0
    for (const value of VALUES) mean += share(value) * 2 * stand(withValue(points, value))
    return mean
  }
  return { stand, hit, double }
}
