import { describe, expect, test } from 'vitest'
import { fairChance } from '#kit/chance-fair.ts'
import { fastWords } from '#kit/chance-fast.ts'
import { LEVEL, runBattery } from './battery.ts'
import { createDrbg } from './drbg.ts'
import { rawTests } from './raw-tests.ts'
import { chiSquareTail, holmRejected, normalTails, poissonTails } from './statistics.ts'

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
const WORDS = isNightly ? 2 ** 21 : 2 ** 17

/** Texts of the seed generator with fixed entropy, so that the test is deterministic. */
function drbgWords(): () => number {
  const drbg = createDrbg({ entropy: () => new Uint8Array(48).fill(42), now: () => 0, identity: () => '' })
  let buffer = Buffer.alloc(0)
  let at = 0
  return () => {
    if (at >= buffer.length) {
      buffer = Buffer.from(drbg.bytes(65_536))
      at = 0
    }
    at += 4
    return buffer.readUInt32LE(at - 4)
  }
}

/** Rounds as members play them: a new nonce every eight words. */
function roundWords(): () => number {
  let nonce = 0
  let chance = fairChance({ serverSeed: 'ab'.repeat(32), clientSeed: 'mai', nonce })
  return () => {
    if (chance.used === 8)
      chance = fairChance({ serverSeed: 'ab'.repeat(32), clientSeed: 'mai', nonce: ++nonce })
    return chance.u32()
  }
}

describe('G3 passes its own statistical tests', () => {
  test('G3 with the generator of server seeds', () => {
    expect(runBattery({ next: drbgWords() }, WORDS).failed).toEqual([])
  }, 600_000)

  test('G3 with the words of provably fair rounds', () => {
    expect(runBattery({ next: roundWords() }, WORDS / 4).failed).toEqual([])
  }, 600_000)

  test('G3 with the generator of simulations', () => {
    expect(runBattery({ next: fastWords(2026) }, WORDS).failed).toEqual([])
  }, 600_000)
})

describe('G3 fails a broken generator', () => {
  test('G3 with one bit stuck', () => {
    const good = fastWords(1)
    const report = runBattery({ next: () => (good() | 0x10) >>> 0 }, 2 ** 16)
    expect(report.failed).toContain('bit lanes')
  })

  test('G3 with one bit stuck one time in twenty', () => {
    const good = fastWords(1)
    const other = fastWords(2)
    const report = runBattery({ next: () => (other() % 20 === 0 ? good() | 0x10 : good()) >>> 0 }, 2 ** 17)
    expect(report.failed).toContain('bit lanes')
  })

  test('G3 a linear congruential generator', () => {
    let state = 1
    const next = (): number => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0)
    expect(runBattery({ next }, 2 ** 16).failed).toEqual(['bit lanes, change', 'low bytes in pairs'])
  })

  test('G3 a counter that is only well mixed', () => {
    let counter = 0
    const next = (): number => {
      counter = (counter + 0x9e3779b9) | 0
      let mixed = Math.imul(counter ^ (counter >>> 16), 0x85ebca6b)
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
      return (mixed ^ (mixed >>> 16)) >>> 0
    }
    const words = Uint32Array.from({ length: 2 ** 20 }, next)
    const rejected = holmRejected(rawTests(words), LEVEL).map((one) => one.name)
    expect(rejected).toContain('duplicates')
  })

  test('G2 good words mapped by a plain remainder of sixteen bits', () => {
    const next = fastWords(3)
    const report = runBattery({ next, below: (n) => (next() >>> 16) % n }, 2 ** 17)
    expect(report.failed).toContain('draws below 10000')
  })

  test('G2 good words mapped with a shuffle that swaps with any card', () => {
    const next = fastWords(4)
    const naive = (n: number): Uint8Array => {
      const cards = Uint8Array.from({ length: n }, (_, i) => i)
      for (let i = 0; i < n; i++) {
        const other = Math.floor((next() / 2 ** 32) * n)
        ;[cards[i], cards[other]] = [cards[other] ?? 0, cards[i] ?? 0]
      }
      return cards
    }
    expect(runBattery({ next, shuffle: naive }, 2 ** 16).failed).toContain('orders of five')
  })
})

test.runIf(isNightly)(
  'G3 detects a coin biased by one part in ten thousand, and accepts a fair one',
  () => {
    const tosses = 4e9
    const border = Math.round(2 ** 31 * (1 + 1e-4))
    const next = fastWords(5)
    let even = 0
    let leaning = 0
    for (let i = 0; i < tosses; i++) {
      const word = next()
      if (word < 2 ** 31) even++
      if (word < border) leaning++
    }
    const z = (heads: number): number => (2 * heads - tosses) / Math.sqrt(tosses)
    expect(normalTails(z(even))).toBeGreaterThan(0.001)
    expect(normalTails(z(leaning))).toBeLessThan(1e-4)
  },
  1_800_000,
)

test('G3 tail probabilities equal the published tables', () => {
  expect(normalTails(1.959963985)).toBeCloseTo(0.05, 8)
  expect(chiSquareTail(18.307038, 10)).toBeCloseTo(0.05, 7)
  expect(chiSquareTail(124.342113, 100)).toBeCloseTo(0.05, 7)
  expect(poissonTails(0, 32)).toBeCloseTo(2 * Math.exp(-32), 18)
})

test('G3 rejects among many measurements only those that are significant together', () => {
  const measured = [0.001, 0.02, 0.04, 0.5].map((p, i) => ({ name: `${i}`, p }))
  expect(holmRejected(measured, 0.05).map((one) => one.name)).toEqual(['0'])
  expect(holmRejected(measured, 0.07).map((one) => one.name)).toEqual(['0', '1'])
})
