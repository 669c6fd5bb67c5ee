import type { Rational } from '#kit/rational.ts'

/** A factor as a float, for estimates that are rounded down before money depends on them. */
export const factorNumber = ({ n, d }: Rational): number => Number((n * 1_000_000_000_000n) / d) / 1e12
