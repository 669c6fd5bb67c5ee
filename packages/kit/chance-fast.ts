import { chanceOf } from './chance.ts'
import type { Chance } from './chance.ts'

/**
 * sfc32, a small fast generator of good quality, for simulation only: it is not secret and must never pay a round. The same seed gives
 * the same stream; the first twenty words are discarded so that similar seeds diverge.
 */
export function fastChance(seed: number): Chance {
  return chanceOf(fastWords(seed))
}

/** The raw words of `fastChance`, for measurements that need no counting. */
export function fastWords(seed: number): () => number {
  let a = 0x9e3779b9
  let b = seed | 0
  let c = Math.floor(seed / 2 ** 32) | 0
  let counter = 1
  const next = (): number => {
    const mixed = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + mixed) | 0
    return mixed >>> 0
  }
  for (let i = 0; i < 20; i++) next()
  return next
}
