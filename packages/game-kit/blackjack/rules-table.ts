import { oneOf, oneOfNumbers } from '#game-kit/schema.ts'
import type { Schema } from '#game-kit/schema.ts'
import { rational } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'

/** The rules that tables differ in. An operator chooses among them; every round pins those it was played with. */
export interface RulesTable {
  /** Full decks that are shuffled again for each round. */
  readonly decks: 1 | 2 | 4 | 6 | 8
  /** The dealer's rule for soft 17. */
  readonly soft17: 'stands' | 'hits'
  readonly blackjackPays: '3:2' | '6:5' | '1:1'
  /** Which first two cards may be doubled; hard totals but for `any`. */
  readonly double: 'any' | '9 to 11' | '10 and 11'
  readonly doubleAfterSplit: 'yes' | 'no'
  /** Maximum number of hands after splits; 1: no splitting. */
  readonly mostHands: 1 | 2 | 3 | 4
  readonly resplitAces: 'yes' | 'no'
  /** Whether split aces get more than one card. */
  readonly hitSplitAces: 'yes' | 'no'
  readonly surrender: 'late' | 'no'
  readonly insurance: 'yes' | 'no'
  /**
   * peek: the dealer checks for blackjack before the member plays. last: only at the end, and a dealer blackjack takes doubles and splits
   * too.
   */
  readonly dealer: 'peeks' | 'last'
}

const yesNo = oneOf(['yes', 'no'])

export const tableFields: { readonly [K in keyof RulesTable]: Schema<RulesTable[K]> } = {
  decks: oneOfNumbers([1, 2, 4, 6, 8]),
  soft17: oneOf(['stands', 'hits']),
  blackjackPays: oneOf(['3:2', '6:5', '1:1']),
  double: oneOf(['any', '9 to 11', '10 and 11']),
  doubleAfterSplit: yesNo,
  mostHands: oneOfNumbers([1, 2, 3, 4]),
  resplitAces: yesNo,
  hitSplitAces: yesNo,
  surrender: oneOf(['late', 'no']),
  insurance: yesNo,
  dealer: oneOf(['peeks', 'last']),
}

/** The table that is open unless an operator says otherwise. */
export const usualTable: RulesTable = {
  decks: 8,
  soft17: 'stands',
  blackjackPays: '3:2',
  double: 'any',
  doubleAfterSplit: 'yes',
  mostHands: 4,
  resplitAces: 'no',
  hitSplitAces: 'no',
  surrender: 'late',
  insurance: 'yes',
  dealer: 'peeks',
}

/** The win of a blackjack per stake, without the stake itself. */
export function blackjackWins({ blackjackPays }: Pick<RulesTable, 'blackjackPays'>): Rational {
  return { '3:2': rational(3, 2), '6:5': rational(6, 5), '1:1': rational(1) }[blackjackPays]
}

/** Whether the first two cards with this total may be doubled. */
export function mayDouble({ double }: Pick<RulesTable, 'double'>, total: number, isSoft: boolean): boolean {
  if (double === 'any') return true
  return !isSoft && total <= 11 && total >= (double === '9 to 11' ? 9 : 10)
}

/** Whether two tables have the same rules. */
export function sameTable(a: RulesTable, b: RulesTable): boolean {
  return Object.keys(tableFields).every((key) => Reflect.get(a, key) === Reflect.get(b, key))
}
