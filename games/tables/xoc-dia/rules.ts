import { rational } from '#kit/rational.ts'
import type { Hedge, TheoryRow } from '#game-kit/game.ts'
import { theoryOf } from '#game-kit/one-bet.ts'
import { good, list, object, whole } from '#game-kit/schema.ts'
import { sharedGame } from '#game-kit/shared/open.ts'
import { stakesFrom, tableStakes, type TableStakes } from '#game-kit/tables/stakes.ts'
import { tableMath, type TableRules } from '#game-kit/tables/table-game.ts'
import { xocDiaBets } from './outcome.ts'
import type { XocDiaBet, XocDiaOpen, XocDiaOutcome, XocDiaShake } from './outcome.ts'

/**
 * Xoc dia: four coins under a bowl, each red or white. Even and odd count the red ones. Example: 10.00 on three red returns 38.00.
 * Draw order: four numbers below two, one for each coin; 1 is red.
 */

/** Hundredths of the stake that are returned, the stake included. */
export interface XocDiaConfig {
  readonly stakes: TableStakes
  readonly even: number
  /** All four of one colour. */
  readonly four: number
  /** Three of one colour. */
  readonly three: number
  /** Two of each. */
  readonly two: number
}

const pay = whole(0, 100_000)
const configSchema = object<XocDiaConfig>({ stakes: tableStakes, even: pay, four: pay, three: pay, two: pay })

export const xocDiaConfig: XocDiaConfig = {
  stakes: stakesFrom({ vnd: 5_000, usd: 1, fun: 1 }),
  even: 198,
  four: 1_500,
  three: 380,
  two: 260,
}

const COINS = 4
const redsOf = ({ coins }: XocDiaOutcome): number => coins.reduce((sum, coin) => sum + coin, 0)

/** Hundredths that a bet returns for a number of red coins. */
function returnOf(cfg: XocDiaConfig, key: XocDiaBet, reds: number): number {
  switch (key) {
    case 'even':
      return reds % 2 === 0 ? cfg.even : 0
    case 'odd':
      return reds % 2 === 1 ? cfg.even : 0
    case 'white4':
      return reds === 0 ? cfg.four : 0
    case 'red4':
      return reds === 4 ? cfg.four : 0
    case 'white3':
      return reds === 1 ? cfg.three : 0
    case 'red3':
      return reds === 3 ? cfg.three : 0
    case 'two':
      return reds === 2 ? cfg.two : 0
    default:
      return key satisfies never
  }
}

/** Ways in which 0 to 4 of four coins are red. */
const WAYS = [1n, 4n, 6n, 4n, 1n] as const

const theory = (cfg: XocDiaConfig): readonly TheoryRow[] =>
  xocDiaBets.map((key) => {
    const outcomes = WAYS.map((weight, reds) => ({ factor: rational(returnOf(cfg, key, reds), 100), weight }))
    return theoryOf(key, 'coins', outcomes)
  })

const hedgeOf = (side: XocDiaBet): Hedge | null =>
  side === 'even' || side === 'odd' ? { group: 'parity', side } : null

const SHAKEN_MS = 4_500

export const xocDiaRules: TableRules<XocDiaConfig, XocDiaOutcome> = {
  id: 'xoc-dia',
  edition: 1,
  configSchema,
  outcomeSchema: object<XocDiaOutcome>({ coins: list(whole(0, 1), COINS, COINS) }),
  bets: (cfg) =>
    xocDiaBets.map((key) => ({
      key,
      kind: key === 'even' || key === 'odd' ? 'main' : 'side',
      maxReturn: rational(Math.max(...WAYS.map((_, reds) => returnOf(cfg, key, reds))), 100),
    })),
  draw: (_, chance) => ({
    outcome: { coins: Array.from({ length: COINS }, () => chance.below(2)) },
    carry: null,
  }),
  readByHand: good,
  returned: (cfg, key, outcome) => {
    const bet = xocDiaBets.find((known) => known === key)
    if (bet === undefined) throw new TypeError(`xoc-dia: no bet ${key}`)
    const hedge = hedgeOf(bet)
    return { factor: rational(returnOf(cfg, bet, redsOf(outcome)), 100), ...(hedge ? { hedge } : {}) }
  },
  describe: (_, outcome) => {
    const shake: XocDiaShake = { type: 'shake', atMs: 0 }
    const { coins } = outcome
    const opened: XocDiaOpen = { type: 'coins', atMs: SHAKEN_MS, coins, reds: redsOf(outcome) }
    return [shake, opened]
  },
  /** The number of red coins. */
  mark: (outcome) => `${redsOf(outcome)}`,
  *outcomes() {
    for (let number = 0; number < 2 ** COINS; number++) {
      const coins = Array.from({ length: COINS }, (_, at) => (number >> at) & 1)
      yield { o: { coins }, w: 1n }
    }
  },
  theoretical: theory,
}

export const xocDia = sharedGame(tableMath(xocDiaRules), xocDiaConfig)
