import type { Chance } from './chance.ts'

/**
 * A Chance that returns scripted answers in order: for enumeration, tests and golden rounds. An answer out of range, or a draw beyond
 * the script, throws.
 */
export function scriptedChance(answers: readonly number[]): Chance {
  let used = 0
  const below = (n: number): number => {
    const answer = answers[used]
    if (answer === undefined)
      throw new RangeError(`scripted chance: asked for answer ${used + 1}, told ${used}`)
    if (!Number.isInteger(answer) || answer < 0 || answer >= n) {
      throw new RangeError(`scripted chance: ${answer} is not below ${n}`)
    }
    used++
    return answer
  }
  const pick = (k: number, n: number): number[] => Array.from({ length: k }, () => below(n))
  return {
    u32: () => below(2 ** 32),
    below,
    pick,
    shuffle: (n) => Uint8Array.from(pick(n, n)),
    get used() {
      return used
    },
  }
}
