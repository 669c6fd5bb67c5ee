import { multiply, rational, subtract } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { enumerateCycle } from './cycle.ts'
import type { SpinTable } from './cycle.ts'
import { slotEngine } from '../evaluate.ts'
import { featureWays, joinedWays } from './feature.ts'
import type { FeatureWays } from './feature.ts'
import { creditsOf } from '../model.ts'
import type { SlotModel } from '../model.ts'

/** The exact numbers of a whole round, per stake, from the enumerated cycles. */
export interface RoundTheory {
  readonly rtp: Rational
  readonly hit: Rational
  readonly variance: Rational
  /** Chance that a round reaches the highest win. */
  readonly maxWinChance: Rational
}

/** Both reel sets, enumerated. */
export interface Cycles {
  readonly base: SpinTable
  /** One for each symbol that may spread, else one alone. */
  readonly free: readonly SpinTable[]
}

export function enumerateCycles<S extends string>(model: SlotModel<S>): Cycles {
  const engine = slotEngine(model)
  const spread = model.spreading?.map((symbol) => model.symbols.indexOf(symbol)) ?? [-1]
  return {
    base: enumerateCycle(engine, engine.base),
    free:
      model.freeSpins.limit === 0 ? [] : spread.map((chosen) => enumerateCycle(engine, engine.free, chosen)),
  }
}

/** Folds the free spins and joins them with the base spin: seconds of work for a real slot. */
export function proveRound<S extends string>(model: SlotModel<S>, cycles: Cycles): RoundTheory {
  const { base } = cycles
  const tables = cycles.free.length > 0 ? cycles.free : [base]
  const feature = joinedWays(tables.map((table) => featureWays(model, table)))
  const sums = roundSums(model, base, feature)
  const weight = BigInt(base.cycle) * feature.total
  const credits = BigInt(creditsOf(model))
  const rtp = rational(sums.paid, weight * credits)
  return {
    rtp,
    hit: rational(base.cycle - (base.plain[0] ?? 0), base.cycle),
    variance: subtract(rational(sums.squared, weight * credits * credits), multiply(rtp, rtp)),
    maxWinChance: rational(sums.reached, weight),
  }
}

interface RoundSums {
  /** In credits, over all rounds: of the win, of its square, and of rounds that reach the limit. */
  readonly paid: bigint
  readonly squared: bigint
  readonly reached: bigint
}

/**
 * Joins the base spin with the free spins it starts. A round pays min(limit, base + free); what the limit takes is
 * found from the ways that stay below it.
 */
function roundSums<S extends string>(model: SlotModel<S>, base: SpinTable, feature: FeatureWays): RoundSums {
  let paid = 0n
  let squared = 0n
  let reached = 0n
  base.plain.forEach((count, step) => {
    const weight = BigInt(count) * feature.total
    const credits = BigInt(Math.min(step * model.creditStep, model.maxCredits))
    paid += weight * credits
    squared += weight * credits * credits
    if (credits === BigInt(model.maxCredits)) reached += weight
  })
  base.trigger.forEach((count, step) => {
    if (count === 0) return
    const below = belowLimit(model, feature, step * model.creditStep)
    const limit = BigInt(model.maxCredits)
    const above = feature.total - below.ways
    paid += BigInt(count) * (below.paid + above * limit)
    squared += BigInt(count) * (below.squared + above * limit * limit)
    reached += BigInt(count) * above
  })
  return { paid, squared, reached }
}

/** Ways in which free spins after this base win stay below the limit, with their pay and its square. */
function belowLimit<S extends string>(
  model: SlotModel<S>,
  feature: FeatureWays,
  baseCredits: number,
): { ways: bigint; paid: bigint; squared: bigint } {
  let ways = 0n
  let paid = 0n
  let squared = 0n
  for (let won = 0; baseCredits + won * feature.unit < model.maxCredits; won++) {
    const here = feature.ways[won] ?? 0n
    const credits = BigInt(baseCredits + won * feature.unit)
    ways += here
    paid += here * credits
    squared += here * credits * credits
  }
  return { ways, paid, squared }
}
