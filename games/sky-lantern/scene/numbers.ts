import type { Minor } from '#kit/money.ts'
import { DRAWS, heightText, MAX_TARGET, MIN_TARGET, reaching } from '../rules.ts'

/** Parses "2", "2.5" or "2,50" to hundredths, limited to the allowed range; null if it is not a number. */
export function readTarget(text: string): number | null {
  const match = /^\s*(\d{1,5})(?:[.,](\d{1,2}))?\s*[×x]?\s*$/.exec(text)
  if (!match) return null
  const hundredths = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return Math.min(MAX_TARGET, Math.max(MIN_TARGET, hundredths))
}

/** "49.50 %": the chance to reach a target, cut after two significant digits. */
export function chanceText(target: number): string {
  const percent = (reaching(target) / DRAWS) * 100
  const digits = percent >= 1 ? 2 : 4
  const scale = 10 ** digits
  return `${(Math.floor(percent * scale + 1e-7) / scale).toFixed(digits)}%`
}

/** The payout of a win, the stake included, rounded down to a whole ledger unit. */
export function payout(stake: Minor, target: number): Minor {
  return (stake * BigInt(target)) / 100n
}

/** Shown while it rises: from 1.00 to the height, accelerating. */
export function risingText(height: number, share: number): string {
  return heightText(Math.floor(100 * (height / 100) ** share))
}
