import { fairChance, verdictChances } from './fair.ts'
import type { Position } from './fair.ts'
import type { PairMarketKey } from '../markets/pair-markets.ts'

/** An outcome that is at least this likely or unlikely isn't offered on a line: its price would be 1.02 or less. */
const DECIDED = 0.98

/**
 * The lines of a handicap or total to offer, in quarters: the most even one and `beside` more on each side in steps of `step`, without
 * those that are as good as decided. `outcome` is the side that is looked at.
 */
export function linesAround(
  at: Position,
  key: PairMarketKey,
  want: { readonly outcome: string; readonly start: number; readonly step: number; readonly beside: number },
): readonly number[] {
  const chanceOf = (line: number) => fairChance(verdictChances(at, key, want.outcome, line))
  let main = want.start
  let best = Math.abs(chanceOf(main) - 1 / 2)
  for (const step of [want.step, -want.step])
    for (;;) {
      const miss = Math.abs(chanceOf(main + step) - 1 / 2)
      if (miss >= best) break
      main += step
      best = miss
    }
  const lines: number[] = []
  for (let beside = -want.beside; beside <= want.beside; beside += 1) {
    const line = main + beside * want.step
    const chance = chanceOf(line)
    if (chance <= DECIDED && chance >= 1 - DECIDED) lines.push(line)
  }
  return lines
}
