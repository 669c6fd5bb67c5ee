import { chiSquareTail, evenTail, normalTails, poissonTails } from './statistics.ts'
import type { Measured } from './statistics.ts'

/** Statistical tests of a stream of 32-bit words, each with its p-value. */
export function rawTests(words: Uint32Array): readonly Measured[] {
  return [
    { name: 'monobit', p: normalTails((2 * ones(words) - 32 * words.length) / Math.sqrt(32 * words.length)) },
    { name: 'runs of bits', p: bitRuns(words) },
    { name: 'blocks of 128 bits', p: blocks(words) },
    { name: 'random walk', p: walk(words) },
    { name: 'bytes', p: bytes(words) },
    { name: 'halves', p: halves(words) },
    { name: 'bit lanes', p: lanes(words) },
    { name: 'bit lanes, change', p: laneChanges(words) },
    { name: 'low bytes in pairs', p: lowPairs(words) },
    { name: 'duplicates', p: duplicates(words) },
    { name: 'rises and falls', p: rises(words) },
    ...[1, 2, 3, 4, 5, 8, 16, 32].map((lag) => ({
      name: `correlation at ${lag}`,
      p: correlation(words, lag),
    })),
  ]
}

function onesOf(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555)
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333)
  return Math.imul((v + (v >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function ones(words: Uint32Array): number {
  return words.reduce((total, word) => total + onesOf(word), 0)
}

/** Places where a bit differs from the next: half of them. */
function bitRuns(words: Uint32Array): number {
  let changes = 0
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? 0
    changes += onesOf((word ^ (word << 1)) & 0xfffffffe)
    if (i > 0) changes += (words[i - 1] ?? 0) >>> 31 === (word & 1) ? 0 : 1
  }
  const places = words.length * 32 - 1
  return normalTails((2 * changes - places) / Math.sqrt(places))
}

function blocks(words: Uint32Array): number {
  const count = Math.floor(words.length / 4)
  let value = 0
  for (let block = 0; block < count; block++) {
    value += ((ones(words.subarray(block * 4, block * 4 + 4)) - 64) ** 2 / 128) * 4
  }
  return chiSquareTail(value, count)
}

/** How far the sum of bits, +1 and -1, ever gets from 0, checked at the end of each word. */
function walk(words: Uint32Array): number {
  let place = 0
  let farthest = 0
  for (const word of words) {
    place += 2 * onesOf(word) - 32
    farthest = Math.max(farthest, Math.abs(place))
  }
  const z = farthest / Math.sqrt(words.length * 32)
  // Chance that a Brownian path stays within ±z up to time 1.
  let within = 0
  for (let k = 0; k < 200; k++) {
    const odd = 2 * k + 1
    within +=
      (((k % 2 === 0 ? 1 : -1) * 4) / (odd * Math.PI)) * Math.exp(-((odd * Math.PI) ** 2) / (8 * z * z))
  }
  // Both ends are unlikely: a walk that never leaves the middle is as wrong as one that runs away.
  return Math.min(1, 2 * Math.min(within, Math.max(0, 1 - within)))
}

function bytes(words: Uint32Array): number {
  const counts = new Float64Array(256)
  for (const word of words) {
    for (let shift = 0; shift < 32; shift += 8) {
      const byte = (word >>> shift) & 255
      counts[byte] = (counts[byte] ?? 0) + 1
    }
  }
  return evenTail(counts, words.length * 4)
}

function halves(words: Uint32Array): number {
  const counts = new Float64Array(65_536)
  for (const word of words) {
    counts[word >>> 16] = (counts[word >>> 16] ?? 0) + 1
    counts[word & 65_535] = (counts[word & 65_535] ?? 0) + 1
  }
  return evenTail(counts, words.length * 2)
}

/** Tests each of the 32 bits separately. */
function lanes(words: Uint32Array): number {
  return laneTail(words.length, (bit) => words.reduce((total, word) => total + ((word >>> bit) & 1), 0))
}

/** How often each bit differs from itself in the word before: weak generators show in their low bits. */
function laneChanges(words: Uint32Array): number {
  const changed = words.map((word, i) => word ^ (words[i + 1] ?? 0)).subarray(0, -1)
  return laneTail(changed.length, (bit) => changed.reduce((total, word) => total + ((word >>> bit) & 1), 0))
}

function laneTail(count: number, onesIn: (bit: number) => number): number {
  let value = 0
  for (let bit = 0; bit < 32; bit++) value += (2 * onesIn(bit) - count) ** 2 / count
  return chiSquareTail(value, 32)
}

/** The low byte of a word with that of the next. */
function lowPairs(words: Uint32Array): number {
  const counts = new Float64Array(65_536)
  for (let i = 0; i + 1 < words.length; i += 2) {
    const pair = (((words[i] ?? 0) & 255) << 8) | ((words[i + 1] ?? 0) & 255)
    counts[pair] = (counts[pair] ?? 0) + 1
  }
  return evenTail(counts, Math.floor(words.length / 2))
}

/** Words that come again: neither too often nor, as in a counter or a full-period generator, never. */
function duplicates(words: Uint32Array): number {
  const sorted = words.slice().sort()
  let same = 0
  for (let i = 1; i < sorted.length; i++) if (sorted[i] === sorted[i - 1]) same++
  return poissonTails(same, words.length ** 2 / 2 ** 33)
}

/** Words larger than the one before: half, and less spread than coins because neighbours share a word. */
function rises(words: Uint32Array): number {
  let up = 0
  for (let i = 1; i < words.length; i++) if ((words[i] ?? 0) > (words[i - 1] ?? 0)) up++
  return normalTails((up - (words.length - 1) / 2) / Math.sqrt((words.length + 1) / 12))
}

function correlation(words: Uint32Array, lag: number): number {
  let total = 0
  const count = words.length - lag
  for (let i = 0; i < count; i++) {
    total += ((words[i] ?? 0) / 2 ** 32 - 0.5) * ((words[i + lag] ?? 0) / 2 ** 32 - 0.5)
  }
  return normalTails((total * 12) / Math.sqrt(count))
}
