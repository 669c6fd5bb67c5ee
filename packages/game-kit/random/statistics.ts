/** The few distributions that the battery needs, to about ten digits. Floats: these are measurements, not money. */

/** ln Γ(x) for x > 0, by Stirling's series after shifting x above 10. */
export function logGamma(x: number): number {
  let shift = 0
  let at = x
  for (; at < 10; at++) shift += Math.log(at)
  const inverse = 1 / (at * at)
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1_260 - inverse / 1_680))) / at
  return (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series - shift
}

/** The upper tail Q(a, x) of the gamma distribution: by its series below a + 1, by a continued fraction above. */
export function gammaTail(a: number, x: number): number {
  if (x <= 0) return 1
  const scale = Math.exp(a * Math.log(x) - x - logGamma(a))
  return x < a + 1 ? 1 - scale * lowerSeries(a, x) : scale * upperFraction(a, x)
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let total = term
  for (let k = 1; k < 100_000 && term > total * 1e-15; k++) {
    term *= x / (a + k)
    total += term
  }
  return total
}

/** Lentz's evaluation of the continued fraction. */
function upperFraction(a: number, x: number): number {
  const tiny = 1e-300
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let value = d
  for (let k = 1; k < 100_000; k++) {
    const step = -k * (k - a)
    b += 2
    d = 1 / nonZero(step * d + b, tiny)
    c = nonZero(b + step / c, tiny)
    value *= d * c
    if (Math.abs(d * c - 1) < 1e-15) break
  }
  return value
}

function nonZero(value: number, tiny: number): number {
  return Math.abs(value) < tiny ? tiny : value
}

/** Chance of a chi-square at least this large. */
export function chiSquareTail(value: number, freedom: number): number {
  return gammaTail(freedom / 2, value / 2)
}

/** Chance that a standard normal lies at least this far from 0, on either side. */
export function normalTails(z: number): number {
  return gammaTail(0.5, (z * z) / 2)
}

/** Chance of a Poisson count at least as far out as this one, on either side. */
export function poissonTails(count: number, mean: number): number {
  const atMost = gammaTail(count + 1, mean)
  const atLeast = count === 0 ? 1 : 1 - gammaTail(count, mean)
  return Math.min(1, 2 * Math.min(atMost, atLeast))
}

/** Tail of Pearson's statistic for counts that should all be as large as the others. */
export function evenTail(counts: ArrayLike<number>, total: number): number {
  const expected = total / counts.length
  let value = 0
  for (let i = 0; i < counts.length; i++) value += ((counts[i] ?? 0) - expected) ** 2 / expected
  return chiSquareTail(value, counts.length - 1)
}

export interface Measured {
  readonly name: string
  readonly p: number
}

/**
 * Holm's correction: the measurements that are significant together at this level. With nothing wrong, the chance of
 * any at all is below the level, however many are made.
 */
export function holmRejected(measured: readonly Measured[], level: number): readonly Measured[] {
  const sorted = [...measured].sort((a, b) => a.p - b.p)
  const end = sorted.findIndex((one, rank) => one.p > level / (sorted.length - rank))
  return end < 0 ? sorted : sorted.slice(0, end)
}
