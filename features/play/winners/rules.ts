/**
 * Whose win is shown, and how (decision 21). A name keeps its first and last two letters; short names keep fewer, so
 * that at least three are hidden. Example: "nguyenvan84" becomes "ng***84", "mai" becomes "m***".
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

/** Win per stake with two decimals, rounded down: 114.5 of 2 is "57.25". */
export function timesText(win: bigint, stake: bigint): string {
  if (stake <= 0n) return '0.00'
  const hundredths = ((win * 100n) / stake).toString().padStart(3, '0')
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`
}

const DAY_MS = 24 * 60 * 60_000
const DAYS = { day: 1, week: 7, month: 30 } as const

export type Period = keyof typeof DAYS

/** The moment from which a period counts. */
export function periodStart(period: Period, now: Date): Date {
  return new Date(now.getTime() - DAYS[period] * DAY_MS)
}
