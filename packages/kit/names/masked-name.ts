/**
 * An account name as other players may see it (decision 21): it keeps its first and last two letters; short names keep fewer, so that
 * at least three are hidden. Example: "nguyenvan84" becomes "ng***84", "mai" becomes "m***".
 */
const STARS = '***'
/** Letters that stay hidden at least. */
const LEAST_HIDDEN = 3

export function maskedName(account: string): string {
  const letters = [...account]
  const shown = Math.max(1, Math.min(4, letters.length - LEAST_HIDDEN))
  const first = Math.ceil(shown / 2)
  const last = shown - first
  return letters.slice(0, first).join('') + STARS + (last ? letters.slice(-last).join('') : '')
}
