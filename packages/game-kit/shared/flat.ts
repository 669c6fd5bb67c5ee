/**
 * Heights whose return does not depend on the target: limbo and crash. The height of draw d is floor(99 N / (d + 1)) hundredths, so a
 * target of t hundredths is reached by floor(99 N / t) of the N draws: exactly 99 % where t divides 99 N (as 1.10, 1.50, 2.00, 10.00 and
 * 10 000.00 do), and less than a 350 000th part below 99 % elsewhere.
 */

/** Draws there are: a number of many divisors below 2^32. */
export const DRAWS = 3_600_000_000

/** 1.01 to 10 000 times the stake, in hundredths. */
export const MIN_TARGET = 101
export const MAX_TARGET = 1_000_000

/** How high draw d rises, in hundredths; never shown below 1.00 nor above 10 000.00. */
export function heightOf(draw: number): number {
  return Math.min(MAX_TARGET, Math.max(100, Math.floor((99 * DRAWS) / (draw + 1))))
}

/** On how many of all draws this target is reached. */
export function reaching(target: number): number {
  return Math.floor((99 * DRAWS) / target)
}

/** Hundredths with two decimals: 2517 is "25.17". */
export function heightText(hundredths: number): string {
  const digits = `${hundredths}`.padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
