import type { Chance } from './chance.ts'

/**
 * A Chance that gives the answers it was told, in order: for enumeration, tests and golden rounds. An answer that
 * does not fit the question, or a question too many, is a failure of the test, never silently mended.
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
