import { major } from '#kit/money.ts'
import type { StakeRule, StakeRules } from '#game-kit/limits.ts'

/** A fixed paytable: each multiple of the bullet's price with its weight; the weights of one kind of fish add up to 100. */
export type FishPays = readonly (readonly [times: number, weight: number])[]

/** How a special fish is caught on screen; its paytable is fixed, whatever else swims there. */
export const powers = ['bomb', 'chain', 'wheel', 'drill', 'chest', 'lucky', 'boss', 'king'] as const
export type Power = (typeof powers)[number]

export type FishKind = {
  readonly key: string
  readonly pays: FishPays
  /** Undefined: a plain fish with one multiple. */
  readonly power?: Power
}

export type RoomId = 'koi-shallows' | 'coral-bay' | 'moonlit-deep'

export type FishingRoom = {
  readonly id: RoomId
  readonly kinds: readonly FishKind[]
  readonly stakes: StakeRules
}

const plain = (key: string, times: number): FishKind => ({ key, pays: [[times, 100]] })
const special = (key: Power, ...pays: FishPays): FishKind => ({ key, power: key, pays })

const cents = (count: number): bigint => (major(1) * BigInt(count)) / 100n

/** The prices of a cannon from its first level to its last; any multiple of the first is allowed. */
const cannon = (prices: readonly bigint[], maxWin: bigint): StakeRule => {
  const [min = 0n] = prices
  return { min, max: prices.at(-1) ?? min, step: min, menu: prices, maxWin }
}
type Prices = {
  readonly VND: readonly number[]
  readonly USD: readonly number[]
  readonly FUN: readonly number[]
}
type Most = { readonly VND: number; readonly USD: number; readonly FUN: number }

/** The highest win of a volley. */
const usualMost: Most = { VND: 2_000_000_000, USD: 100_000, FUN: 10_000_000 }
/** Of the deep: fifteen bullets at its king, from its dearest cannon, may return 2 100 000 000 VND, 126 000 USD or 12 600 000 FUN. */
const deepMost: Most = { VND: 3_000_000_000, USD: 150_000, FUN: 15_000_000 }

/** VND and FUN in whole units, USD in cents. */
const limits = ({ VND, USD, FUN }: Prices, most: Most = usualMost): StakeRules => ({
  VND: cannon(VND.map(major), major(most.VND)),
  USD: cannon(USD.map(cents), major(most.USD)),
  FUN: cannon(FUN.map(major), major(most.FUN)),
})
const deepPrices: Prices = {
  VND: [5_000, 10_000, 20_000, 50_000],
  USD: [50, 100, 200, 300],
  FUN: [50, 100, 200, 300],
}

/**
 * The rooms. The mean multiple of every kind of fish divides 36 000, so that its chance of a catch, RTP divided by that mean, is a whole
 * number of the draws (rules.ts): the RTP is the same for every fish without any rounding.
 */
export const rooms: Readonly<Record<RoomId, FishingRoom>> = {
  'koi-shallows': {
    id: 'koi-shallows',
    kinds: [
      plain('minnow', 2),
      plain('guppy', 3),
      plain('tetra', 4),
      plain('goldfish', 6),
      plain('perch', 8),
      plain('carp', 12),
      plain('koi', 20),
      plain('catfish', 30),
      special('chest', [5, 60], [10, 25], [20, 10], [50, 5]),
      special('chain', [6, 40], [12, 30], [20, 20], [50, 10]),
      special('bomb', [10, 50], [20, 30], [40, 15], [60, 5]),
      special('wheel', [10, 40], [20, 25], [30, 20], [60, 10], [80, 5]),
      special('drill', [15, 50], [30, 30], [50, 10], [85, 10]),
      special('lucky', [20, 50], [40, 30], [60, 10], [120, 10]),
      special('boss', [30, 50], [50, 30], [80, 15], [160, 5]),
      special('king', [50, 50], [100, 30], [150, 10], [300, 10]),
    ],
    stakes: limits({
      VND: [100, 200, 500, 1_000, 2_000, 5_000],
      USD: [1, 2, 5, 10, 20, 50],
      FUN: [1, 2, 5, 10, 20, 50],
    }),
  },
  'coral-bay': {
    id: 'coral-bay',
    kinds: [
      plain('damsel', 2),
      plain('clown', 4),
      plain('butterfly', 5),
      plain('tang', 9),
      plain('angel', 15),
      plain('lionfish', 25),
      plain('ray', 40),
      plain('shark', 60),
      special('chest', [5, 60], [10, 25], [20, 10], [50, 5]),
      special('chain', [10, 50], [20, 30], [40, 15], [60, 5]),
      special('bomb', [10, 40], [20, 25], [30, 20], [60, 10], [80, 5]),
      special('wheel', [15, 50], [30, 30], [50, 10], [85, 10]),
      special('drill', [20, 50], [40, 30], [60, 10], [120, 10]),
      special('lucky', [30, 50], [50, 30], [80, 15], [160, 5]),
      special('boss', [50, 50], [100, 30], [150, 10], [300, 10]),
      special('king', [100, 50], [200, 30], [300, 10], [600, 10]),
    ],
    stakes: limits({
      VND: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000],
      USD: [10, 20, 50, 100, 200, 500],
      FUN: [10, 20, 50, 100, 200, 500],
    }),
  },
  'moonlit-deep': {
    id: 'moonlit-deep',
    kinds: [
      plain('spark', 3),
      plain('hatchet', 5),
      plain('jelly', 8),
      plain('squid', 12),
      plain('viper', 20),
      plain('gulper', 36),
      plain('sunfish', 50),
      plain('oarfish', 90),
      special('chest', [5, 60], [10, 25], [20, 10], [50, 5]),
      special('chain', [10, 40], [20, 25], [30, 20], [60, 10], [80, 5]),
      special('bomb', [15, 50], [30, 30], [50, 10], [85, 10]),
      special('wheel', [20, 50], [40, 30], [60, 10], [120, 10]),
      special('drill', [30, 50], [50, 30], [80, 15], [160, 5]),
      special('lucky', [50, 50], [100, 30], [150, 10], [300, 10]),
      special('boss', [100, 50], [200, 30], [300, 10], [600, 10]),
      special('king', [100, 50], [300, 30], [800, 10], [2_800, 10]),
    ],
    stakes: limits(deepPrices, deepMost),
  },
}

/** The stakes of edition 1, with ten bullets in a volley. */
export const firstStakes: Readonly<Record<RoomId, StakeRules>> = {
  'koi-shallows': rooms['koi-shallows'].stakes,
  'coral-bay': rooms['coral-bay'].stakes,
  'moonlit-deep': limits(deepPrices),
}

/** The sum of the multiples by their weights: a hundred times the mean. */
export const weighed = ({ pays }: FishKind): number =>
  pays.reduce((sum, [times, weight]) => sum + times * weight, 0)
