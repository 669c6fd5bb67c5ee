import type { Chance } from '#kit/chance.ts'

/**
 * Runs something with every possible random sequence: each `below(n)` is answered with 0 to n - 1 in turn, depth first. `weight` is the
 * number of ways for n's multiplied along the path to reach `whole`: all weights add up to it.
 */
export function everyLuck<T>(
  whole: bigint,
  draw: (chance: Chance) => T,
  told: (result: T, weight: bigint) => void,
): void {
  const path: { answer: number; n: number }[] = []
  do {
    let depth = 0
    const below = (n: number): number => {
      path[depth] ??= { answer: 0, n }
      return path[depth++]?.answer ?? 0
    }
    const unasked = (): never => {
      throw new Error('every luck: only below() can be enumerated')
    }
    const result = draw({ u32: unasked, below, pick: unasked, shuffle: unasked, used: 0 })
    told(
      result,
      path.reduce((ways, step) => ways / BigInt(step.n), whole),
    )
  } while (turn(path))
}

/** The next path: increments the last answer that can be, and drops those after it. */
function turn(path: { answer: number; n: number }[]): boolean {
  for (let last = path.at(-1); last; last = path.at(-1)) {
    last.answer++
    if (last.answer < last.n) return true
    path.pop()
  }
  return false
}
