import type { Chance } from '#kit/chance.ts'
import { rational, type Rational } from '#kit/rational.ts'

/**
 * Red envelopes: an amount is split so that every way of dividing it into that many envelopes, each with at least the smallest amount and
 * in whole steps, is equally likely. For that, `count − 1` cuts are drawn among the steps to share out (stars and bars). So each envelope
 * holds total ÷ count on average, whether it is opened first or last. Example: 10.00 in 3 envelopes, at least 1.00, in steps of 1.00: 7
 * steps to share out, 36 ways, each with a chance of 1 in 36. Amounts are ledger units as decimal digits.
 */
export type Split = {
  readonly total: string
  readonly count: number
  readonly least: string
  readonly step: string
}

/** Steps beyond the smallest amounts; null where the numbers do not fit together. */
export function stepsOf({ total, count, least, step }: Split): number | null {
  const rest = BigInt(total) - BigInt(least) * BigInt(count)
  if (count < 1 || BigInt(step) <= 0n || rest < 0n || rest % BigInt(step) !== 0n) return null
  const steps = rest / BigInt(step)
  return steps <= 10_000_000n ? Number(steps) : null
}

/** The amounts of all envelopes in the order in which they are opened. Throws where `stepsOf` gives null. */
export function splitAmounts(split: Split, chance: Pick<Chance, 'pick'>): bigint[] {
  const steps = stepsOf(split)
  if (steps === null) throw new RangeError('envelope: the amount does not divide')
  const places = steps + split.count - 1
  const cuts = chance.pick(split.count - 1, places).toSorted((a, b) => a - b)
  const ends = [...cuts, places]
  return ends.map((end, at) => {
    const start = at === 0 ? -1 : (ends[at - 1] ?? -1)
    return BigInt(split.least) + BigInt(end - start - 1) * BigInt(split.step)
  })
}

/** The exact chance that an envelope holds at least `steps` steps beyond the smallest amount. */
export function atLeastOdds(split: Split, steps: number): Rational {
  const all = stepsOf(split) ?? 0
  if (steps <= 0) return rational(1)
  if (steps > all) return rational(0)
  // the ways that remain when these steps are taken out first, among all ways
  let odds = rational(1)
  for (let at = 1; at < split.count; at++)
    odds = rational(odds.n * BigInt(all - steps + at), odds.d * BigInt(all + at))
  return odds
}

/** What an envelope holds on average, in ledger units. */
export function averageOf({ total, count }: Split): Rational {
  return rational(BigInt(total), BigInt(count))
}

/** The largest amount that one envelope can hold. */
export function largestOf(split: Split): bigint {
  return BigInt(split.total) - BigInt(split.least) * BigInt(split.count - 1)
}

/** Steps beyond the smallest amount that an envelope of at least this amount holds. */
export function stepsFor({ least, step }: Split, amount: Rational): number {
  const beyond = amount.n - BigInt(least) * amount.d
  const unit = BigInt(step) * amount.d
  return beyond <= 0n ? 0 : Number((beyond + unit - 1n) / unit)
}
