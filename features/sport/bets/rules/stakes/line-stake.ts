/**
 * The stake of one line of a bet, which is what a system's stake field takes: the whole stake is that times the lines. Limits are of the
 * whole bet. A stake is typed with two decimals, so the highest one of a line is rounded down and the least one up; whatever is typed
 * between them keeps within the limits of the bet.
 *
 * Example: at most 1,000.00 on a Goliath of 247 lines is 4.04 a line, 997.88 in all; at least 10.00 on it is 0.05 a line, 12.35 in all.
 */
const TYPED = 100n

/** What is bet in all. */
export const wholeOf = (line: bigint, lines: number): bigint => line * BigInt(lines)

/** The highest stake of a line within a whole stake. */
export function mostOfLine(most: bigint, lines: number): bigint {
  const line = most / BigInt(Math.max(1, lines))
  return line - (line % TYPED)
}

/** The least stake of a line that reaches a whole stake. */
export function leastOfLine(least: bigint, lines: number): bigint {
  const step = TYPED * BigInt(Math.max(1, lines))
  return ((least + step - 1n) / step) * TYPED
}

/** The stake of each line of a bet; null: it is no amount with two decimals, as after a trader accepted a part of it. */
export function lineOf(stake: bigint, lines: number): bigint | null {
  const line = stake / BigInt(Math.max(1, lines))
  return line % TYPED === 0n && wholeOf(line, lines) === stake ? line : null
}
