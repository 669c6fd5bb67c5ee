import { decimalText, multiply, rational } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'

/** A share as per cent text, "96.23" for two digits; rounded half away from zero, for print only. */
export function percentText(share: Rational, digits = 2): string {
  return decimalText(multiply(share, rational(100)), digits)
}

/** A chance as "1 in …", whole above a hundred. */
export function oneInText(chance: Rational): string {
  if (chance.n === 0n) return 'never'
  const inverse = rational(chance.d, chance.n)
  const text = decimalText(inverse, inverse.n / inverse.d >= 100n ? 0 : 2)
  return `1 in ${text.replace(/\B(?=(\d{3})+(?!\d))/g, ' ')}`
}
