import { rational } from '#kit/rational.ts'
import type { TheoryRow } from '#game-kit/game.ts'
import { theoryOf } from '#game-kit/one-bet.ts'
import { good, list, object, whole } from '#game-kit/schema.ts'
import { sharedGame } from '#game-kit/shared/open.ts'
import { stakesFrom, tableStakes, type TableStakes } from '#game-kit/tables/stakes.ts'
import { tableMath, type TableRules } from '#game-kit/tables/table-game.ts'
import { bauCuaBets, sicBoBets, sumOf, taiXiuBets, throws, type DiceBet, type DicePays } from './bets.ts'
import type { DiceOpen, DiceOutcome, DiceShake } from './outcome.ts'

/**
 * Three dice in a shaker: sic bo, tai xiu, bau cua. They differ in their bets and prices (bets.ts). Draw order: three numbers below
 * six, one for each die.
 */

export interface DiceConfig {
  readonly stakes: TableStakes
  readonly pays: DicePays
}

const pay = whole(0, 1_000_000)
const configSchema = object<DiceConfig>({
  stakes: tableStakes,
  pays: object<DicePays>({
    even: pay,
    sums: list(pay, 0, 7),
    single: list(pay, 0, 3),
    double: pay,
    pair: pay,
    triple: pay,
    anyTriple: pay,
  }),
})

const stakes = stakesFrom({ vnd: 5_000, usd: 1, fun: 1 })

/** Hundredths for odds of n to one. */
const toOne = (...odds: readonly number[]): readonly number[] =>
  odds.map((times) => Math.round(times * 100) + 100)

export const sicBoConfig: DiceConfig = {
  stakes,
  pays: {
    even: 200,
    sums: toOne(62, 31, 18, 12, 8, 7, 6),
    single: toOne(1, 2, 12),
    double: 1_200,
    pair: 700,
    triple: 18_100,
    anyTriple: 3_100,
  },
}
export const taiXiuConfig: DiceConfig = {
  stakes,
  pays: {
    even: 198,
    sums: toOne(62, 31, 18, 12, 8, 7, 6),
    single: [],
    double: 0,
    pair: 0,
    triple: 18_100,
    anyTriple: 3_100,
  },
}
export const bauCuaConfig: DiceConfig = {
  stakes,
  pays: { even: 0, sums: [], single: toOne(1, 2, 3), double: 0, pair: 700, triple: 0, anyTriple: 0 },
}

/** The exact numbers of a bet over all 216 throws. */
function theoryRow({ pays }: DiceConfig, { key, returns }: DiceBet): TheoryRow {
  const sums = new Map<number, bigint>()
  for (const dice of throws) {
    const returned = returns(dice, pays)
    sums.set(returned, (sums.get(returned) ?? 0n) + 1n)
  }
  const outcomes = [...sums].map(([returned, weight]) => ({ factor: rational(returned, 100), weight }))
  return theoryOf(key, 'dice', outcomes)
}

const mostOf = (cfg: DiceConfig, { returns }: DiceBet): number =>
  throws.reduce((most, dice) => Math.max(most, returns(dice, cfg.pays)), 0)

const SHAKEN_MS = 4_500

export const diceRules = (id: string, all: readonly DiceBet[]): TableRules<DiceConfig, DiceOutcome> => {
  const byKey = new Map(all.map((bet) => [bet.key, bet]))
  return {
    id,
    edition: 1,
    configSchema,
    outcomeSchema: object<DiceOutcome>({ dice: list(whole(1, 6), 3, 3) }),
    bets: (cfg) =>
      all.map((bet) => ({ key: bet.key, kind: bet.kind, maxReturn: rational(mostOf(cfg, bet), 100) })),
    draw: (_, chance) => ({
      outcome: { dice: [chance.below(6) + 1, chance.below(6) + 1, chance.below(6) + 1] },
      carry: null,
    }),
    readByHand: good,
    returned: ({ pays }, key, { dice }) => {
      const bet = byKey.get(key)
      if (!bet) throw new TypeError(`${id}: no bet ${key}`)
      return { factor: rational(bet.returns(dice, pays), 100), ...(bet.hedge ? { hedge: bet.hedge } : {}) }
    },
    describe: (_, { dice }) => {
      const shake: DiceShake = { type: 'shake', atMs: 0 }
      const opened: DiceOpen = { type: 'dice', atMs: SHAKEN_MS, dice, total: sumOf(dice) }
      return [shake, opened]
    },
    /** The dice: "2-4-6". */
    mark: ({ dice }) => dice.join('-'),
    *outcomes() {
      for (const dice of throws) yield { o: { dice }, w: 1n }
    },
    theoretical: (cfg) => all.map((bet) => theoryRow(cfg, bet)),
  }
}

export const sicBoRules = diceRules('sic-bo', sicBoBets)
export const taiXiuRules = diceRules('tai-xiu', taiXiuBets)
export const bauCuaRules = diceRules('bau-cua', bauCuaBets)
export const sicBo = sharedGame(tableMath(sicBoRules), sicBoConfig)
export const taiXiu = sharedGame(tableMath(taiXiuRules), taiXiuConfig)
export const bauCua = sharedGame(tableMath(bauCuaRules), bauCuaConfig)
