import type { TheoryRow } from '#game-kit/game.ts'
import { theoryOf } from '#game-kit/one-bet.ts'
import { multiply, rational, subtract } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { lacquerProof } from '../proof.ts'
import { sameTable, tableFields, usualTable } from '#game-kit/blackjack/rules-table.ts'
import type { RulesTable } from '#game-kit/blackjack/rules-table.ts'
import { sideTheory } from '#game-kit/blackjack/sides.ts'
import { lawOfRound, ZERO_AT } from './law.ts'
import { planOf } from '#game-kit/blackjack/strategy/plan.ts'
import { shoeStakes, shoeValue } from './shoe.ts'

/** Digits after the point to which computed numbers are published; cut off, never rounded up. */
const DIGITS = 10 ** 12

export const cut = (value: number): Rational => rational(BigInt(Math.floor(value * DIGITS)), BigInt(DIGITS))

/** The numbers of a table's main bet, each cut to twelve digits. */
export type MainNumbers = {
  /** Return per first stake. */
  readonly rtp: Rational
  /** Total stake of a round, per first stake. */
  readonly staked: Rational
  readonly hit: Rational
  /** Of the net result of a round, per first stake. */
  readonly variance: Rational
  readonly maxWinChance: Rational
}

/** The distribution with an infinite shoe: exact for it, and within a few thousandths of real shoes. */
export function endlessNumbers(rules: RulesTable): MainNumbers {
  const plan = planOf(rules)
  const { chances: returns, staked } = lawOfRound(rules, plan, 'returns')
  const { chances: nets } = lawOfRound(rules, plan, 'net')
  let mean = 0
  let square = 0
  for (const [at, chance] of nets.entries()) {
    const net = (at - ZERO_AT) / 2
    mean += chance * net
    square += chance * net * net
  }
  let hit = 0
  for (const [at, chance] of returns.entries()) if (at > ZERO_AT) hit += chance
  return {
    rtp: cut(1 + mean),
    staked: cut(staked),
    hit: cut(hit),
    variance: cut(square - mean * mean),
    maxWinChance: cut(returns[ZERO_AT + 8 * rules.mostHands] ?? 0),
  }
}

/** Insurance pays two to one if the hole card is a ten: among all cards remaining beside the ace. */
function insurance(decks: number): TheoryRow {
  const tens = BigInt(16 * decks)
  const rest = BigInt(52 * decks - 1)
  return theoryOf('insurance', 'cards', [
    { factor: rational(3), weight: tens },
    { factor: rational(0), weight: rest - tens },
  ])
}

/** RTP and stakes of the table's own shoe, card by card: some seconds of work. The rest is that of an infinite shoe. */
export function shoeNumbers(rules: RulesTable): MainNumbers {
  const plan = planOf(rules)
  return {
    ...endlessNumbers(rules),
    rtp: cut(1 + shoeValue(rules, plan)),
    staked: cut(shoeStakes(rules, plan)),
  }
}

/** Cache by the table's rules: the same rules give the same numbers. */
const computed = new Map<string, MainNumbers>()

function numbersOf(rules: RulesTable): MainNumbers {
  if (sameTable(rules, usualTable)) return lacquerProof
  const key = JSON.stringify(Object.keys(tableFields).map((name) => Reflect.get(rules, name)))
  const numbers = computed.get(key) ?? shoeNumbers(rules)
  computed.set(key, numbers)
  return numbers
}

/** The published numbers of every bet of a table, for its own number of decks: committed for the usual table, else computed. */
export function lacquerTheory(rules: RulesTable): readonly TheoryRow[] {
  const numbers = numbersOf(rules)
  const { rtp, staked, hit, variance, maxWinChance } = numbers
  const lost = subtract(rational(1), rtp)
  const main: TheoryRow = {
    betKey: 'by the plan',
    rtp,
    hit,
    variance,
    maxWin: rational(4 * rules.mostHands),
    maxWinChance,
    method: 'enum',
    parts: [{ feature: 'cards', rtp }],
    facts: [
      { name: 'staked in a round, per first stake', value: staked, show: 'times' },
      {
        name: 'return of all that is staked',
        value: subtract(rational(1), multiply(lost, rational(staked.d, staked.n))),
        show: 'percent',
      },
    ],
  }
  return [main, ...sideTheory(rules.decks), insurance(rules.decks)]
}

/** For RTP monitoring, whose sums include all stakes. */
export function lawOfAllStaked({ rtp, staked, variance }: MainNumbers): {
  readonly rtp: Rational
  readonly variance: Rational
} {
  const per = rational(staked.d, staked.n)
  const lost = multiply(subtract(rational(1), rtp), per)
  return { rtp: subtract(rational(1), lost), variance: multiply(variance, multiply(per, per)) }
}
