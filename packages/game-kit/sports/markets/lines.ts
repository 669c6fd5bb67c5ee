import { HALF_LOSS, HALF_WIN, LOSS, PUSH, WIN } from './verdict.ts'
import type { Verdict } from './verdict.ts'

/**
 * A line in quarters: −0.25 is −1, 2.5 is 10. Quarter lines place half of the stake on each neighbouring line, so
 * the bet can win or lose by half.
 */
export type Quarters = number

/** "-0.25", "2.5", "0": the form of a line in market specifiers. */
export const lineText = (line: Quarters): string => String(line / 4)

/** Reads a line; null unless it is a multiple of a quarter within ±1000. */
export function parseLine(text: string): Quarters | null {
  if (!/^-?\d{1,4}(\.(25|5|75|0))?$/.test(text)) return null
  const line = Number(text) * 4
  return Math.abs(line) <= 4_000 ? line + 0 : null
}

/** The verdict by which a count in quarters beats its line: half a goal or more wins, a quarter wins by half. */
export function against(margin: number): Verdict {
  if (margin >= 2) return WIN
  if (margin === 1) return HALF_WIN
  if (margin === 0) return PUSH
  return margin === -1 ? HALF_LOSS : LOSS
}
