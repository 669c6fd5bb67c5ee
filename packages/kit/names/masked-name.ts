/**
 * An account name as other members see it (decision 21): first and last two letters; short names show fewer, so that at least three are
 * hidden. Example: "nguyenvan84" becomes "ng***84", "mai" becomes "m***".
 */
const STARS = '***'
/** Minimum number of hidden letters. */
const LEAST_HIDDEN = 3

export function maskedName(account: string): string {
  const letters = [...account]
  const shown = Math.max(1, Math.min(4, letters.length - LEAST_HIDDEN))
  const first = Math.ceil(shown / 2)
  const last = shown - first
  return letters.slice(0, first).join('') + STARS + (last ? letters.slice(-last).join('') : '')
}
