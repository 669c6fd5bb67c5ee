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

/** What a pasted amount may carry besides digits and separators: spaces, a currency's symbol or code. */
const DRESS = /[\s\p{Sc}đ]|VND|USDT?|FUN/giu

/**
 * Typed text as plain decimal text: "2,000,000.5" is "2000000.5". Null if it is no amount or could be another one than is meant: "-1",
 * "1e9", "0.001". Such text is refused and never rewritten.
 */
export function readTyped(typed: string, { group, point }: Separators): string | null {
  const bare = typed.replace(DRESS, '')
  const [whole = '', fraction, ...more] = bare.split(point)
  const digits = whole.replaceAll(group, '')
  const isGrouped = !/^0*[.,]/.test(whole)
  if (!/^\d*$/.test(digits) || !isGrouped || digits.length > MOST_WHOLE_DIGITS) return null
  const trimmed = digits.replace(/^0+(?=\d)/, '')
  if (fraction === undefined) return trimmed
  if (more.length > 0 || !/^\d*$/.test(fraction) || fraction.length > MOST_DECIMALS) return null
  return `${trimmed || '0'}.${fraction}`
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
