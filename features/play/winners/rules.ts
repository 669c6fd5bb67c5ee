/** Displayed figures of a win, and the start of a ranking period. */

/** Multiple of the stake with two decimals, rounded down: 114.5 of 2 is "57.25". */
export function timesText(win: bigint, stake: bigint): string {
  if (stake <= 0n) return '0.00'
  const hundredths = ((win * 100n) / stake).toString().padStart(3, '0')
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`
}

const DAY_MS = 24 * 60 * 60_000
const DAYS = { day: 1, week: 7, month: 30 } as const

export type Period = keyof typeof DAYS

/** The start of a period. */
export function periodStart(period: Period, now: Date): Date {
  return new Date(now.getTime() - DAYS[period] * DAY_MS)
}
