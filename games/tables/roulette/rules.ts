import type { Chance } from '#kit/chance.ts'
import { add, multiply, ONE, rational, subtract, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { TheoryRow } from '#game-kit/game.ts'
import { theoryOf, type WeightedFactor } from '#game-kit/one-bet.ts'
import { bad, good, list, object, oneOf, whole } from '#game-kit/schema.ts'
import { sharedGame } from '#game-kit/shared/open.ts'
import { stakesFrom, tableStakes, type TableStakes } from '#game-kit/tables/stakes.ts'
import { tableMath, type TableRules, type TimedEvent } from '#game-kit/tables/table-game.ts'
import { betOf, hedgeOf, isEvenChance, isOfCall, rouletteBets, type RouletteBet } from './bets.ts'
import { wheel, type Lucky, type RouletteOutcome } from './outcome.ts'

/**
 * Roulette with one zero. At a lucky table a straight bet returns less, and one to five lucky numbers, drawn after the bets are closed and
 * before the ball, return 50 to 500 times the stake instead. Example: 1.00 on 17 returns 36.00; at a lucky table 30.00, or 200.00 where 17
 * is lucky with 200.
 * Draw order: at a lucky table how many numbers are lucky, which, and what each returns; then the ball.
 */

export interface RouletteConfig {
  readonly stakes: TableStakes
  /** What zero does to even chances. */
  readonly zero: 'loses' | 'halfBack'
  /** Return of a straight bet that is not lucky. */
  readonly straight: number
  /** Weight of each number of lucky numbers, from one; empty: there are none. */
  readonly luckyCounts: readonly number[]
  /** What a lucky number returns, and the weight of it. */
  readonly luckyTimes: readonly LuckyTimes[]
}
type LuckyTimes = { readonly times: number; readonly weight: number }

const MOST_LUCKY = 5
const weight = whole(1, 1_000)
const times = whole(1, 1_000)

const configSchema = object<RouletteConfig>({
  stakes: tableStakes,
  zero: oneOf(['loses', 'halfBack']),
  straight: whole(1, 36),
  luckyCounts: list(weight, 0, MOST_LUCKY),
  luckyTimes: list(object<LuckyTimes>({ times, weight }), 0, 12),
})

const stakes = stakesFrom({ vnd: 5_000, usd: 1, fun: 1 })

export const rouletteConfig: RouletteConfig = {
  stakes,
  zero: 'loses',
  straight: 36,
  luckyCounts: [],
  luckyTimes: [],
}

export const luckyRouletteConfig: RouletteConfig = {
  stakes,
  zero: 'loses',
  straight: 30,
  luckyCounts: [4, 6, 5, 3, 2],
  luckyTimes: [
    { times: 50, weight: 49 },
    { times: 100, weight: 28 },
    { times: 200, weight: 15 },
    { times: 300, weight: 5 },
    { times: 500, weight: 3 },
  ],
}

const SLOTS = wheel.length

const total = (weights: readonly number[]): number => weights.reduce((sum, each) => sum + each, 0)

/** The place that a draw below the sum of the weights falls on. */
function weighted(weights: readonly number[], chance: Chance): number {
  let place = chance.below(total(weights))
  return weights.findIndex((each) => (place -= each) < 0)
}

function draw({ luckyCounts, luckyTimes }: RouletteConfig, chance: Chance): RouletteOutcome {
  const lucky: Lucky[] = []
  if (luckyCounts.length > 0) {
    const numbers = chance.pick(weighted(luckyCounts, chance) + 1, SLOTS)
    const weights = luckyTimes.map((row) => row.weight)
    for (const number of numbers)
      lucky.push({ number, times: luckyTimes[weighted(weights, chance)]?.times ?? 0 })
  }
  return { number: chance.below(SLOTS), lucky }
}

/** What a bet returns if it hits, where its number is not lucky. */
const payOf = (cfg: RouletteConfig, { numbers }: RouletteBet): Rational =>
  numbers.length === 1 ? rational(cfg.straight) : rational(36, numbers.length)

function factorOf(cfg: RouletteConfig, bet: RouletteBet, { number, lucky }: RouletteOutcome): Rational {
  if (!bet.numbers.includes(number))
    return number === 0 && cfg.zero === 'halfBack' && isEvenChance(bet.key) ? rational(1, 2) : ZERO
  const found = bet.numbers.length === 1 ? lucky.find((one) => one.number === number) : undefined
  return found ? rational(found.times) : payOf(cfg, bet)
}

const mostOf = (cfg: RouletteConfig, bet: RouletteBet): Rational =>
  bet.numbers.length === 1 && cfg.luckyTimes.length > 0
    ? rational(Math.max(cfg.straight, ...cfg.luckyTimes.map((row) => row.times)))
    : payOf(cfg, bet)

/** The exact numbers of a bet: the ball against the bet, and at a lucky table the chance of each return of its number. */
function theoryRow(cfg: RouletteConfig, bet: RouletteBet, betKey: string): TheoryRow {
  const hits = bet.numbers.length
  const isHalved = cfg.zero === 'halfBack' && isEvenChance(bet.key)
  const misses: WeightedFactor[] = [
    { factor: ZERO, weight: BigInt(SLOTS - hits - (isHalved ? 1 : 0)) },
    ...(isHalved ? [{ factor: rational(1, 2), weight: 1n }] : []),
  ]
  if (hits > 1 || cfg.luckyCounts.length === 0)
    return theoryOf(betKey, 'wheel', [{ factor: payOf(cfg, bet), weight: BigInt(hits) }, ...misses])
  const whole = BigInt(total(cfg.luckyCounts) * SLOTS * total(cfg.luckyTimes.map((row) => row.weight)))
  // ways in which one number is lucky: the mean number of lucky ones by the slots
  const luckyWays = BigInt(cfg.luckyCounts.reduce((sum, each, at) => sum + each * (at + 1), 0))
  const timesWays = cfg.luckyTimes.map((row) => ({
    factor: rational(row.times),
    weight: luckyWays * BigInt(row.weight),
  }))
  const isLucky = timesWays.reduce((sum, row) => sum + row.weight, 0n)
  return theoryOf(betKey, 'wheel', [
    ...timesWays,
    { factor: rational(cfg.straight), weight: whole - isLucky },
    ...misses.map(({ factor, weight: ways }) => ({ factor, weight: ways * whole })),
  ])
}

/** One bet of each kind: those of a kind have the same numbers. */
const kinds: readonly string[] = [
  'straight:0',
  'split:1-2',
  'trio:0-1-2',
  'basket:0',
  'street:1',
  'corner:1',
  'line:1',
  'column:1',
  'dozen:1',
  'red',
]
const kindNames: readonly string[] = [
  'straight',
  'split',
  'trio',
  'basket',
  'street',
  'corner',
  'line',
  'column',
  'dozen',
  'even chance',
]

const theory = (cfg: RouletteConfig): readonly TheoryRow[] =>
  kinds.flatMap((key, at) => {
    const bet = betOf.get(key)
    return bet ? [theoryRow(cfg, bet, kindNames[at] ?? key)] : []
  })

/** The row of the theory that a bet belongs to. */
export const kindOf = (key: string): string => {
  const [name = key] = key.split(':')
  return isEvenChance(key) ? 'even chance' : name
}

/** The mean return of a straight bet at a lucky table, from its weights: (straight + mean lucky × (mean times - straight)) / 37. */
export function luckyRtp({ straight, luckyCounts, luckyTimes }: RouletteConfig): Rational {
  const share = rational(
    luckyCounts.reduce((sum, each, at) => sum + each * (at + 1), 0),
    total(luckyCounts) * SLOTS,
  )
  const mean = rational(
    luckyTimes.reduce((sum, row) => sum + row.times * row.weight, 0),
    total(luckyTimes.map((row) => row.weight)),
  )
  const plain = multiply(subtract(ONE, share), rational(straight))
  return multiply(add(plain, multiply(share, mean)), rational(1, SLOTS))
}

const LUCKY_MS = 3_000
const SPIN_MS = 8_000

function describe({ number, lucky }: RouletteOutcome): readonly TimedEvent[] {
  const from = lucky.length > 0 ? LUCKY_MS : 0
  const shown = [
    ...(lucky.length > 0 ? [{ type: 'lucky', atMs: 0, lucky }] : []),
    { type: 'spin', atMs: from },
    { type: 'ball', atMs: from + SPIN_MS, number },
  ]
  return shown
}

const rouletteRules = (id: string): TableRules<RouletteConfig, RouletteOutcome> => ({
  id,
  edition: 1,
  configSchema,
  outcomeSchema: object<RouletteOutcome>({
    number: whole(0, SLOTS - 1),
    lucky: list(object<Lucky>({ number: whole(0, SLOTS - 1), times }), 0, MOST_LUCKY),
  }),
  bets: (cfg) => rouletteBets.map((bet) => ({ key: bet.key, kind: bet.kind, maxReturn: mostOf(cfg, bet) })),
  isOfCall,
  draw: (cfg, chance) => ({ outcome: draw(cfg, chance), carry: null }),
  // lucky numbers need a generator: a wheel that is spun by hand has none
  readByHand: (outcome) => (outcome.lucky.length === 0 ? good(outcome) : bad('lucky: not at a real wheel')),
  returned: (cfg, key, outcome) => {
    const bet = betOf.get(key)
    if (!bet) throw new TypeError(`roulette: no bet ${key}`)
    const hedge = hedgeOf(key)
    return { factor: factorOf(cfg, bet, outcome), ...(hedge ? { hedge } : {}) }
  },
  describe: (_, outcome) => describe(outcome),
  /** The number; a lucky one with what it returned: "17x200". */
  mark: ({ number, lucky }) => {
    const found = lucky.find((one) => one.number === number)
    return found ? `${number}x${found.times}` : `${number}`
  },
  *outcomes(cfg) {
    if (cfg.luckyCounts.length === 0)
      for (let number = 0; number < SLOTS; number++) yield { o: { number, lucky: [] }, w: 1n }
  },
  theoretical: theory,
})

export const roulette = rouletteRules('roulette')
export const luckyRoulette = rouletteRules('lucky-roulette')
export const rouletteGame = sharedGame(tableMath(roulette), rouletteConfig)
export const luckyRouletteGame = sharedGame(tableMath(luckyRoulette), luckyRouletteConfig)
