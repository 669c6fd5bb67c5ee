import { decimalText, rational } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'

/** A share as percent text, "96.22" for two digits; cut, never rounded up, so no RTP is overstated. */
export function percentText(share: Rational, digits = 2): string {
  const scale = 10n ** BigInt(digits)
  const cut = (share.n * 100n * scale) / share.d
  return decimalText(rational(cut, scale), digits)
}

/** A chance as "1 in …", whole above a hundred. */
export function oneInText(chance: Rational): string {
  if (chance.n === 0n) return 'never'
  const inverse = rational(chance.d, chance.n)
  const text = decimalText(inverse, inverse.n / inverse.d >= 100n ? 0 : 2)
  return `1 in ${text.replace(/\B(?=(\d{3})+(?!\d))/g, ' ')}`
}
