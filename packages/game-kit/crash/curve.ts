/**
 * How the kite rises: three thousandths every 50 ms, from 1.00, each step rounded down, and evenly within a step: 2.00 after 11.6 s, 10.00
 * after 38.4 s, 10 000.00 after 153.7 s. Only whole numbers: every program in any language finds the same multiplier for a millisecond.
 */

export const STEP_MS = 50
/** Of the multiplier, per step: 3/1000. */
const GROWTH = { n: 3, d: 1_000 } as const
/** Parts of a hundredth that the steps are computed with. */
const PARTS = 1_000_000
const ONE = 100 * PARTS

/** The value at each step, in parts; it grows as far as it was asked for. */
const steps: number[] = [ONE]

function valueAt(step: number): number {
  while (steps.length <= step) {
    const last = steps[steps.length - 1] ?? ONE
    steps.push(last + Math.floor((last * GROWTH.n) / GROWTH.d))
  }
  return steps[step] ?? ONE
}

/** Longer than any round: the highest multiplier is reached after 153.7 s. */
const MOST_MS = 200_000

/** The multiplier in parts of a hundredth, for a smooth line. */
export function partsAt(afterMs: number): number {
  const ms = Math.min(MOST_MS, Math.max(0, Math.floor(afterMs)))
  const step = Math.floor(ms / STEP_MS)
  const from = valueAt(step)
  return from + Math.floor(((valueAt(step + 1) - from) * (ms - step * STEP_MS)) / STEP_MS)
}

/** The multiplier in hundredths after a number of milliseconds, rounded down: 100 is 1.00. */
export function risenAt(afterMs: number): number {
  return Math.floor(partsAt(afterMs) / PARTS)
}

/** The first millisecond at which the multiplier has reached these hundredths. */
export function reachedMs(hundredths: number): number {
  let low = 0
  let high = MOST_MS
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (risenAt(middle) >= hundredths) high = middle
    else low = middle + 1
  }
  return low
}
