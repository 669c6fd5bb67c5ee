import type { Rational } from '#kit/rational.ts'
import { decimalText, divide, ONE, rational } from '#kit/rational.ts'
import { figure } from '#texts/figures.ts'
import type { SceneLanguage } from './port.ts'

/** From here on a chance is shown in whole numbers. */
const WHOLE_FROM = 100n

/** Formats the numbers of a text in the language: "1234.50×" is "1,234.50×" or "1.234,50×". */
export function written(language: SceneLanguage, text: string): string {
  return text.replace(/\d+(?:\.\d+)?/g, (decimal) => figure(language, decimal))
}

/** The same for an input field: without group separators, so that the text can be parsed again. */
export function writtenIn(language: SceneLanguage, text: string): string {
  return language === 'vi' ? text.replace('.', ',') : text
}

/** A bet's payout, "1.12" for a factor of 1.125: cut, so that the display never promises more than is paid. */
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
