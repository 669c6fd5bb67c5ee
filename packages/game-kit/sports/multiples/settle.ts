import { add, multiply, ONE, rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { lineCount } from './systems.ts'
import type { System } from './systems.ts'

/**
 * What a multiple returns, exactly. A combination returns the product of its selections' factors (verdict.ts): a void one counts 1, a
 * half-win (price + 1) ÷ 2, a loss 0. The sum over all combinations of size k is the k-th elementary symmetric polynomial: n² steps
 * instead of 2ⁿ combinations. Money is rounded down once, at the end.
 *
 * Example: a Trixie at 2.00, 3.00 and 4.00 with a void second selection returns (2×1 + 2×4 + 1×4 + 2×1×4) ÷ 4 = 5.5 times its stake.
 */
export function multipleFactor(
  { sizes }: System,
  factors: readonly Rational[],
  bankers: readonly Rational[] = [],
): Rational {
  const sums = symmetricSums(factors)
  const covered = sizes.reduce<Rational>((total, size) => add(total, sums[size] ?? ZERO), ZERO)
  const lines = lineCount({ selections: factors.length, sizes })
  return multiply(multiply(covered, rational(1, lines)), bankers.reduce(multiply, ONE))
}

/** e₀ … eₙ of the factors: eₖ is the sum of the products of every k of them. */
export function symmetricSums(factors: readonly Rational[]): readonly Rational[] {
  const sums: Rational[] = [ONE, ...factors.map(() => ZERO)]
  factors.forEach((factor, at) => {
    for (let k = at + 1; k >= 1; k -= 1) sums[k] = add(sums[k] ?? ZERO, multiply(factor, sums[k - 1] ?? ZERO))
  })
  return sums
}

/**
 * Whether the return is known although selections are open: too many lost for any combination, or a banker lost. The bet can be settled
 * early then. `open` and `lost` count selections that are no bankers.
 */
export const isDead = (system: System, lost: number, isBankerLost = false): boolean =>
  isBankerLost || Math.min(...system.sizes) > system.selections - lost
