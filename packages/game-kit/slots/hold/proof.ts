import { add, multiply, rational, subtract, sum, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { creditsOf, REELS, rowsOf } from '../model.ts'
import { lineSums } from '../proof/cycle.ts'
import type { RoundTheory } from '../proof/round-proof.ts'
import { valueWeight } from './model.ts'
import type { HoldModel } from './model.ts'
import { holdEngine } from './round.ts'
import type { HoldEngine } from './round.ts'
import { landingChance } from './theory.ts'

/** Counts of all windows: by number of coins, how many pay each number of steps in lines and, when coins are held, in coins too. */
export interface HoldCycle {
  readonly cycle: number
  readonly plain: Float64Array
  /** By the number of coins; empty below the number that triggers the feature. */
  readonly held: readonly Float64Array[]
  readonly lineCredits: number
  readonly coinCredits: number
}

export function enumerateHold<S extends string>(model: HoldModel<S>): HoldCycle {
  const engine = holdEngine(model)
  const { slot, coins, sums: printed } = engine
  const { strips } = slot.base
  const [one = [], two = [], three = [], four = [], five = []] = strips
  const steps = Math.ceil(model.slot.maxCredits / model.slot.creditStep)
  const tally = {
    plain: new Float64Array(steps + 1),
    held: Array.from({ length: engine.places + 1 }, () => new Float64Array(0)),
    lineCredits: 0,
    coinCredits: 0,
  }
  const sums = new Float64Array(four.length * five.length)
  const prefix = lineSums(slot, slot.base, sums)
  for (let a = 0; a < one.length; a++)
    for (let b = 0; b < two.length; b++)
      for (let c = 0; c < three.length; c++) {
        prefix(a, b, c)()
        const shown = (coins[0]?.[a] ?? 0) + (coins[1]?.[b] ?? 0) + (coins[2]?.[c] ?? 0)
        const credits = (printed[0]?.[a] ?? 0) + (printed[1]?.[b] ?? 0) + (printed[2]?.[c] ?? 0)
        countSuffixes(engine, { shown, credits }, sums, tally)
      }
  return { cycle: strips.reduce((product, reel) => product * reel.length, 1), ...tally }
}

function countSuffixes<S extends string>(
  { model, coins, sums: printed }: HoldEngine<S>,
  prefix: { shown: number; credits: number },
  sums: Float64Array,
  tally: { plain: Float64Array; held: Float64Array[]; lineCredits: number; coinCredits: number },
): void {
  const { needed, slot } = model
  const step = slot.creditStep
  const top = tally.plain.length - 1
  const [, , , coins4, coins5] = coins
  const [, , , printed4, printed5] = printed
  if (!coins4 || !coins5 || !printed4 || !printed5) return
  for (let d = 0, at = 0; d < coins4.length; d++) {
    for (let e = 0; e < coins5.length; e++, at++) {
      const lines = sums[at]!
      const shown = prefix.shown + coins4[d]! + coins5[e]!
      tally.lineCredits += lines
      if (shown < needed) {
        const place = Math.min(top, lines / step)
        tally.plain[place] = tally.plain[place]! + 1
        continue
      }
      const onCoins = prefix.credits + printed4[d]! + printed5[e]!
      tally.coinCredits += onCoins
      if (tally.held[shown]!.length === 0) tally.held[shown] = new Float64Array(top + 1)
      const counts = tally.held[shown]!
      const place = Math.min(top, (lines + onCoins) / step)
      counts[place] = counts[place]! + 1
    }
  }
}

/** What respins add when this many coins are held: ways by steps, without those that reach the limit. */
interface Added {
  readonly ways: readonly bigint[]
  readonly total: bigint
}

/** Chance of ending with this many coins, from a forward pass over the Markov chain (filled, respins left). */
function endChances<S extends string>(model: HoldModel<S>, from: number): readonly Rational[] {
  const places = REELS * rowsOf(model.slot)
  const ends = Array.from({ length: places + 1 }, () => ZERO)
  // at[left] for the number of places filled now; every coin sets `left` back.
  const fresh = Array.from({ length: places + 1 }, (_, filled) => (filled === from ? rational(1) : ZERO))
  for (let filled = from; filled <= places; filled++) {
    let here = fresh[filled] ?? ZERO
    if (filled === places) {
      ends[filled] = here
      break
    }
    const none = landingChance(model, places - filled, 0)
    for (let left = model.respins; left > 0; left--) {
      for (let more = 1; filled + more <= places; more++) {
        const moved = multiply(here, landingChance(model, places - filled, more))
        fresh[filled + more] = add(fresh[filled + more] ?? ZERO, moved)
      }
      here = multiply(here, none)
    }
    ends[filled] = here
  }
  return ends
}

function addedBy<S extends string>(
  model: HoldModel<S>,
  from: number,
  powers: readonly (readonly bigint[])[],
): Added {
  const places = REELS * rowsOf(model.slot)
  const ends = endChances(model, from)
  const weight = BigInt(valueWeight(model))
  const common = ends.reduce((most, { d }) => (most % d === 0n ? most : most * (d / gcd(most, d))), 1n)
  const most = places - from
  const grandSteps = model.grand / model.slot.creditStep
  const ways = Array.from({ length: powers[0]?.length ?? 0 }, () => 0n)
  ends.forEach((end, filled) => {
    if (end.n === 0n) return
    const power = powers[filled - from] ?? []
    const scale = end.n * (common / end.d) * weight ** BigInt(most - (filled - from))
    const shift = filled === places ? grandSteps : 0
    power.forEach((count, step) => {
      if (count !== 0n && step + shift < ways.length)
        ways[step + shift] = (ways[step + shift] ?? 0n) + count * scale
    })
  })
  return { ways, total: common * weight ** BigInt(most) }
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}

/** Number of ways in which 0, 1, 2 … coins are worth this many steps, below the limit. */
function valuePowers<S extends string>(model: HoldModel<S>): readonly (readonly bigint[])[] {
  const { maxCredits, creditStep } = model.slot
  const size = Math.ceil(maxCredits / creditStep)
  const places = REELS * rowsOf(model.slot)
  const powers: bigint[][] = [Array.from({ length: size }, (_, step) => (step === 0 ? 1n : 0n))]
  for (let coins = 1; coins <= places - model.needed; coins++) {
    const before = powers[coins - 1] ?? []
    const next = Array.from({ length: size }, () => 0n)
    for (const { credits, weight } of model.values) {
      const shift = credits / creditStep
      before.forEach((count, step) => {
        if (count !== 0n && step + shift < size)
          next[step + shift] = (next[step + shift] ?? 0n) + count * BigInt(weight)
      })
    }
    powers.push(next)
  }
  return powers
}

interface Moments {
  readonly paid: Rational
  readonly squared: Rational
  readonly reached: Rational
}

/** Joins the windows that hold this many coins with what the respins add. */
function moments(counts: Float64Array, added: Added, steps: number): Moments {
  const below = [{ ways: 0n, paid: 0n, squared: 0n }]
  added.ways.forEach((ways, step) => {
    const last = below[step] ?? { ways: 0n, paid: 0n, squared: 0n }
    const by = BigInt(step)
    below.push({
      ways: last.ways + ways,
      paid: last.paid + ways * by,
      squared: last.squared + ways * by * by,
    })
  })
  const limit = BigInt(steps)
  let paid = 0n
  let squared = 0n
  let reached = 0n
  counts.forEach((count, step) => {
    if (count === 0) return
    const under = below[Math.min(below.length - 1, Math.max(0, steps - step))] ?? {
      ways: 0n,
      paid: 0n,
      squared: 0n,
    }
    const over = added.total - under.ways
    const b = BigInt(step)
    const n = BigInt(count)
    paid += n * (under.paid + under.ways * b + over * limit)
    squared += n * (under.squared + 2n * b * under.paid + b * b * under.ways + over * limit * limit)
    reached += n * over
  })
  return {
    paid: rational(paid, added.total),
    squared: rational(squared, added.total),
    reached: rational(reached, added.total),
  }
}

/** Exact numbers of a round from the enumerated cycle. */
export function proveHold<S extends string>(model: HoldModel<S>, cycle: HoldCycle): RoundTheory {
  const { maxCredits, creditStep } = model.slot
  const steps = maxCredits / creditStep
  const powers = valuePowers(model)
  const nothing: Added = { ways: [1n], total: 1n }
  const plain = moments(cycle.plain, nothing, steps)
  const held = cycle.held.flatMap((counts, coins) =>
    counts.length === 0 ? [] : [moments(counts, addedBy(model, coins, powers), steps)],
  )
  const all = [plain, ...held]
  const perStake = rational(creditStep, creditsOf(model.slot))
  const over = rational(1, cycle.cycle)
  const rtp = multiply(multiply(sum(all.map(({ paid }) => paid)), over), perStake)
  const square = multiply(
    multiply(sum(all.map(({ squared }) => squared)), over),
    multiply(perStake, perStake),
  )
  return {
    rtp,
    hit: rational(cycle.cycle - (cycle.plain[0] ?? 0), cycle.cycle),
    variance: subtract(square, multiply(rtp, rtp)),
    maxWinChance: multiply(sum(all.map(({ reached }) => reached)), over),
  }
}
