import type { Rational } from '#kit/rational.ts'
import { decimalText, divide, ONE, rational } from '#kit/rational.ts'
import { figure } from '#texts/figures.ts'
import type { SceneLanguage } from './port.ts'

/** From here on a chance is told in whole numbers. */
const WHOLE_FROM = 100n

/** The figures of a text, written as the language does: "1234.50×" is "1,234.50×" or "1.234,50×". */
export function written(language: SceneLanguage, text: string): string {
  return text.replace(/\d+(?:\.\d+)?/g, (decimal) => figure(language, decimal))
}

/** The same for a field that is typed into: no groups, so that what stands there can be read back. */
export function writtenIn(language: SceneLanguage, text: string): string {
  return language === 'vi' ? text.replace('.', ',') : text
}

/** What a bet returns, "1.12" of a factor of 1.125: cut, since more than is paid is never promised. */
export function timesWritten(language: SceneLanguage, factor: Rational, digits = 2): string {
  const scale = 10n ** BigInt(digits)
  return figure(language, decimalText(rational((factor.n * scale) / factor.d, scale), digits))
}

/** A chance above zero as "1 in 32,768", whole above a hundred. */
export function oneInWritten(language: SceneLanguage, chance: Rational): string {
  const inverse = divide(ONE, chance)
  const odds = figure(language, decimalText(inverse, inverse.n / inverse.d >= WHOLE_FROM ? 0 : 2))
  return language === 'vi' ? `1/${odds}` : `1 in ${odds}`
}
