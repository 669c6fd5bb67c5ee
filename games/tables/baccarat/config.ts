import { rational } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { list, object, oneOf, whole } from '#game-kit/schema.ts'
import type { Schema } from '#game-kit/schema.ts'
import { stakesFrom, tableStakes, type TableBet, type TableStakes } from '#game-kit/tables/stakes.ts'
import { baccaratBets, type BaccaratBet } from './outcome.ts'

/** commission: the banker pays 0.95. noCommission: even money, half for a win with six. ez: even money, a push for seven of three cards. */
export type Variant = 'commission' | 'noCommission' | 'ez'

/** Hundredths of the stake that are returned, the stake included. */
export interface BaccaratPays {
  readonly player: number
  readonly banker: number
  /** The banker wins with six. */
  readonly bankerSix: number
  /** The banker wins with seven and three cards. */
  readonly bankerSeven: number
  readonly tie: number
  readonly pair: number
  readonly eitherPair: number
  readonly perfectPair: number
  /** Both sides have a perfect pair. */
  readonly perfectPairs: number
  readonly big: number
  readonly small: number
  readonly super6: number
  /** The banker wins with six: of two cards, of three. */
  readonly lucky6: number
  readonly lucky6of3: number
  readonly dragon7: number
  readonly panda8: number
  /** A side wins by 9, 8, 7, 6, 5 and 4 without a natural. */
  readonly bonus: readonly number[]
  /** It wins with a natural; a tie of naturals returns the stake. */
  readonly bonusNatural: number
  readonly natural: number
}

export interface BaccaratConfig {
  readonly stakes: TableStakes
  readonly variant: Variant
  readonly pays: BaccaratPays
  readonly bets: readonly BaccaratBet[]
}

const pay = whole(0, 100_000)

export const baccaratConfig: Schema<BaccaratConfig> = object<BaccaratConfig>({
  stakes: tableStakes,
  variant: oneOf(['commission', 'noCommission', 'ez']),
  pays: object<BaccaratPays>({
    player: pay,
    banker: pay,
    bankerSix: pay,
    bankerSeven: pay,
    tie: pay,
    pair: pay,
    eitherPair: pay,
    perfectPair: pay,
    perfectPairs: pay,
    big: pay,
    small: pay,
    super6: pay,
    lucky6: pay,
    lucky6of3: pay,
    dragon7: pay,
    panda8: pay,
    bonus: list(pay, 6, 6),
    bonusNatural: pay,
    natural: pay,
  }),
  bets: list(oneOf(baccaratBets), 1, baccaratBets.length),
})

const pays: BaccaratPays = {
  player: 200,
  banker: 195,
  bankerSix: 195,
  bankerSeven: 195,
  tie: 900,
  pair: 1_200,
  eitherPair: 600,
  perfectPair: 2_600,
  perfectPairs: 20_100,
  big: 154,
  small: 250,
  super6: 1_300,
  lucky6: 1_300,
  lucky6of3: 2_100,
  dragon7: 4_100,
  panda8: 2_600,
  bonus: [3_100, 1_100, 700, 500, 300, 200],
  bonusNatural: 200,
  natural: 500,
}

const everywhere: readonly BaccaratBet[] = [
  'player',
  'banker',
  'tie',
  'playerPair',
  'bankerPair',
  'eitherPair',
  'perfectPair',
  'big',
  'small',
  'playerBonus',
  'bankerBonus',
  'playerNatural',
  'bankerNatural',
]

const stakes = stakesFrom({ vnd: 10_000, usd: 1, fun: 1 })

/** What each form of the table pays unless an operator says otherwise. */
export const usualBaccarat: Readonly<Record<Variant, BaccaratConfig>> = {
  commission: { stakes, variant: 'commission', pays, bets: [...everywhere, 'lucky6'] },
  noCommission: {
    stakes,
    variant: 'noCommission',
    pays: { ...pays, banker: 200, bankerSix: 150, bankerSeven: 200 },
    bets: [...everywhere, 'super6', 'lucky6'],
  },
  ez: {
    stakes,
    variant: 'ez',
    pays: { ...pays, banker: 200, bankerSix: 200, bankerSeven: 100 },
    bets: [...everywhere, 'dragon7', 'panda8'],
  },
}

const mains: readonly BaccaratBet[] = ['player', 'banker', 'big', 'small']

/** The highest return of a bet in hundredths. */
function mostOf({ pays: of }: BaccaratConfig, key: BaccaratBet): number {
  switch (key) {
    case 'player':
    case 'tie':
    case 'eitherPair':
    case 'big':
    case 'small':
    case 'super6':
    case 'dragon7':
    case 'panda8':
      return of[key]
    case 'banker':
      return Math.max(of.banker, of.bankerSix, of.bankerSeven)
    case 'playerPair':
    case 'bankerPair':
      return of.pair
    case 'perfectPair':
      return Math.max(of.perfectPair, of.perfectPairs)
    case 'lucky6':
      return Math.max(of.lucky6, of.lucky6of3)
    case 'playerBonus':
    case 'bankerBonus':
      return Math.max(of.bonusNatural, ...of.bonus)
    case 'playerNatural':
    case 'bankerNatural':
      return of.natural
    default:
      return key satisfies never
  }
}

export const hundredths = (value: number): Rational => rational(value, 100)

export const betsOf = (cfg: BaccaratConfig): readonly TableBet[] =>
  cfg.bets.map((key) => ({
    key,
    kind: mains.includes(key) ? 'main' : 'side',
    maxReturn: hundredths(mostOf(cfg, key)),
  }))
