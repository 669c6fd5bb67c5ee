import { multiply, rational } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { prizeChance } from './chances.ts'
import type { DrawShape } from './draw.ts'
import type { PrizePlay } from './plays.ts'
import { readCount } from './plays.ts'

/** What a play pays, in ten-thousandths: `payout` for each hit of one point, whose price is `price`. */
export interface PointPrice {
  readonly price: bigint
  readonly payout: bigint
}

const SCALE = 10_000

type Payouts = Readonly<Partial<Record<DrawShape['key'], number>>>

/**
 * Payout for each point that costs 1 for every number read, by play. Xien and truot differ between the regions, since 18 numbers are
 * fewer chances than 27. A panel pays its share of RTP divided by the size of each option's set.
 */
const PAYOUTS: Readonly<Record<string, Payouts>> = {
  lo2: { north: 99, south: 99 },
  lo2First: { north: 99, south: 99 },
  lo2Live: { north: 98, south: 98 },
  lo3: { north: 960, south: 960 },
  lo4: { north: 9_000, south: 9_000 },
  loFew: { north: 97, south: 97 },
  xien2: { north: 17, south: 36 },
  xien3: { north: 74, south: 235 },
  xien4: { north: 330, south: 1_600 },
  truot4: { north: 2.8, south: 1.95 },
  truot8: { north: 8.8, south: 4.1 },
  truot10: { north: 15.8, south: 6.2 },
  de: { north: 95, south: 95 },
  deFirst: { north: 95, south: 95 },
  dau: { north: 95, south: 95 },
  dauDuoi: { north: 95, south: 95 },
  nhat: { north: 95, south: 95 },
  special3: { north: 960, south: 960 },
  special4: { north: 9_000, south: 9_000 },
  xiuChuDau: { north: 960, south: 960 },
  xiuChu: { north: 960, south: 960 },
  max3d: { max3d: 1 },
  max3dSpecial: { max3d: 900 },
  top3: { thai: 900 },
  tod3: { thai: 150 },
  top2: { thai: 95 },
  bottom2: { thai: 95 },
  runTop: { thai: 3.3 },
  runBottom: { thai: 4.7 },
}

const PANEL_RTP = rational(975, 1_000)

/** The default price of a play, or of a panel's option. Throws for a play without one. */
export function defaultPrice(play: PrizePlay, option = 0): PointPrice {
  const scaled = (value: number) => BigInt(Math.round(value * SCALE))
  if (play.rule.kind === 'set') {
    const { hits } = prizeChance(play, option)
    const payout = (PANEL_RTP.n * hits.d * BigInt(SCALE)) / (PANEL_RTP.d * hits.n)
    return { price: scaled(1), payout }
  }
  const payout = PAYOUTS[play.key]?.[play.shape.key]
  if (payout === undefined) throw new Error(`${play.key} has no price`)
  const isCombination = play.rule.kind !== 'each'
  return { price: scaled(isCombination ? 1 : readCount(play)), payout: scaled(payout) }
}

/**
 * The price of a live point while `left` numbers that the play reads are still to be drawn: the payout stays, the price is that of the
 * numbers left.
 */
export const livePrice = ({ price, payout }: PointPrice, read: number, left: number): PointPrice => ({
  price: (price * BigInt(left)) / BigInt(read),
  payout,
})

/** Return per stake of one hit. */
export const hitFactor = ({ price, payout }: PointPrice): Rational => rational(payout, price)

/** RTP of one unit bet, exact. */
export const prizeRtp = (play: PrizePlay, price: PointPrice, option = 0): Rational =>
  multiply(prizeChance(play, option).hits, hitFactor(price))
