/**
 * Randomness as a value: a game draws from a Chance and from nothing else, so a round can be recomputed from its seeds. Production uses
 * the provably fair stream (./chance-fair.ts), simulation a fast generator (./chance-fast.ts), tests and enumeration a script
 * (./chance-scripted.ts). Words are used in order, once each; none is kept for later.
 */
export interface Chance {
  /** The next word: an integer from 0 to 2^32 - 1. */
  u32(): number
  /** A uniformly distributed integer from 0 to n - 1; n from 1 to 2^32. Takes one word or, rarely, more. */
  below(n: number): number
  /** k different integers below n, in the order drawn. */
  pick(k: number, n: number): number[]
  /** The numbers below n (at most 256) in a uniformly random order. */
  shuffle(n: number): Uint8Array
  /** Words taken so far, rejected ones included. */
  readonly used: number
}

export type WordBits = 16 | 32

/**
 * Maps one uniform word to an index below n, or to -1 if the word must be rejected so that every index is equally likely (Lemire's
 * multiplication with rejection). Done in halves of the word, so no product exceeds the 53 bits in which numbers are exact. The 16-bit
 * model exists so that a test can try every word for every n.
 */
export function indexOfWord(word: number, n: number, bits: WordBits = 32): number {
  const half = bits === 32 ? 65_536 : 256
  const size = half * half
  const top = Math.floor(word / half)
  const low = (word - top * half) * n
  const carry = Math.floor(low / half)
  const carried = top * n + carry
  const index = Math.floor(carried / half)
  const rest = (carried - index * half) * half + (low - carry * half)
  return rest < n && rest < (size - n) % n ? -1 : index
}

/** A Chance over any source of uniform 32-bit words. */
export function chanceOf(next: () => number): Chance {
  let used = 0
  const u32 = (): number => {
    used++
    return next()
  }
  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`chance: cannot draw below ${n}`)
    for (;;) {
      const index = indexOfWord(u32(), n)
      if (index >= 0) return index
    }
  }
  return {
    u32,
    below,
    pick: (k, n) => pickOf(below, k, n),
    shuffle: (n) => shuffleOf(below, n),
    get used() {
      return used
    },
  }
}

/** The first k steps of a Fisher-Yates shuffle; only swapped positions are stored, so n may be large. */
function pickOf(below: (n: number) => number, k: number, n: number): number[] {
  if (k > n) throw new RangeError(`chance: cannot pick ${k} of ${n}`)
  const moved = new Map<number, number>()
  const picked: number[] = []
  for (let i = 0; i < k; i++) {
    const place = i + below(n - i)
    picked.push(moved.get(place) ?? place)
    moved.set(place, moved.get(i) ?? i)
  }
  return picked
}

function shuffleOf(below: (n: number) => number, n: number): Uint8Array {
  if (n > 256) throw new RangeError(`chance: shuffle holds at most 256, not ${n}`)
  return Uint8Array.from(pickOf(below, n, n))
}
