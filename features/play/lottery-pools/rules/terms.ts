import { sixOf45, sixOf55, type BallDraw } from '#game-kit/lottery/games/balls.ts'
import { major, type Minor } from '#kit/money.ts'
import { poolCodes, type PoolCode } from './codes.ts'

/** The lotteries with a rolling pool, and its terms. A brand's pool keeps the terms that it was opened with. */

export type PoolTerms = {
  /** What the operator puts in at the start, and what a payment may not leave less of. */
  readonly seed: Minor
  /** Of every cash stake, in parts per million. */
  readonly sharePpm: number
  /** The stake of a single bet that takes the whole pool; a smaller one takes its part, so that chances are in proportion to the stake. */
  readonly full: Minor
}

export type PoolLottery = {
  readonly code: PoolCode
  readonly draw: BallDraw
  /** By currency; none in play money. */
  readonly terms: Readonly<Record<string, PoolTerms>>
}

/** 5 % of the stakes. */
const SHARE_PPM = 50_000
const FULL_VND = major(10_000)
const FULL_USD = (major(1) * 40n) / 100n

const terms = (vnd: Minor, usd: Minor): PoolLottery['terms'] => ({
  VND: { seed: vnd, sharePpm: SHARE_PPM, full: FULL_VND },
  USD: { seed: usd, sharePpm: SHARE_PPM, full: FULL_USD },
})

const byCode: Readonly<Record<PoolCode, Omit<PoolLottery, 'code'>>> = {
  L645: { draw: sixOf45, terms: terms(major(1_000_000_000), major(40_000)) },
  L655: { draw: sixOf55, terms: terms(major(3_000_000_000), major(120_000)) },
}

export const poolLotteries: readonly PoolLottery[] = poolCodes.map((code) => ({ code, ...byCode[code] }))

export const poolLottery = (code: string): PoolLottery | undefined =>
  poolLotteries.find((lottery) => lottery.code === code)
