import { waysOf } from '#texts/figures.ts'

/** Maximum number of digits before the decimal point: as many as the API accepts. */
const MOST_WHOLE_DIGITS = 13
/** Number of decimals that can be typed. */
const MOST_DECIMALS = 2

export type Separators = { readonly group: string; readonly point: string }

/** A language's digit grouping and decimal separator. */
export function separatorsOf(lang: string): Separators {
  return waysOf(lang)
}

/**
 * Typed text as plain decimal text: "2,000,000.5" is "2000000.5". Everything but digits and one decimal point is dropped. A separator
 * followed by one or two digits at the very end of a pasted amount is read as the decimal point.
 */
export function readTyped(typed: string, { point }: Separators): string {
  const at = typed.indexOf(point)
  const digits = (text: string) => text.replace(/\D/g, '')
  const whole = digits(at < 0 ? typed : typed.slice(0, at)).slice(0, MOST_WHOLE_DIGITS)
  const trimmed = whole.replace(/^0+(?=\d)/, '')
  if (at < 0) return trimmed
  return `${trimmed || '0'}.${digits(typed.slice(at + 1)).slice(0, MOST_DECIMALS)}`
}

/** Plain decimal text as displayed in the input: "2000000.5" is "2,000,000.5". */
export function showTyped(plain: string, { group, point }: Separators): string {
  const [whole = '', fraction] = plain.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, group)
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`
}

/** The caret's position after regrouping: after the same number of digits and points as before. */
export function caretAfter(shown: string, before: string, { point }: Separators): number {
  const counts = (char: string) => /\d/.test(char) || char === point
  let left = [...before].filter(counts).length
  for (let at = 0; at < shown.length; at += 1) {
    if (left === 0) return at
    if (counts(shown.charAt(at))) left -= 1
  }
  return shown.length
}
