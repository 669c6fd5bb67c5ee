import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitmentOf, compatFractions, fairChance, seedsProblem } from './chance-fair.ts'
import type { FairSeeds } from './chance-fair.ts'
import { fastChance } from './chance-fast.ts'
import { scriptedChance } from './chance-scripted.ts'
import { chanceOf, indexOfWord } from './chance.ts'

const serverSeed = 'c0ffee'.padEnd(64, '0')
const seeds: FairSeeds = { serverSeed, clientSeed: 'mai', nonce: 7 }

/** Covers ten decks and every wheel, die and reel by day; the nightly run covers all. */
const MOST = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 4_096 : 520

test('G2 every index is exactly as likely: all 65 536 words tried for every n up to 520, and nightly 4 096', () => {
  // A local alias: 268 million calls through an import are slow under the test runner.
  const map = indexOfWord
  for (let n = 1; n <= MOST; n++) {
    const hits = new Uint32Array(n)
    for (let word = 0; word < 65_536; word++) {
      const index = map(word, n, 16)
      if (index >= 0) hits[index] = (hits[index] ?? 0) + 1
    }
    const share = Math.floor(65_536 / n)
    if (hits.some((count) => count !== share)) throw new Error(`below(${n}) is biased`)
  }
}, 300_000)

test('G2 fails the plain remainder, which is forbidden, by the same proof', () => {
  const hits = new Uint32Array(100)
  for (let word = 0; word < 65_536; word++) hits[word % 100] = (hits[word % 100] ?? 0) + 1
  expect(new Set(hits).size).toBe(2)
})

test('G2 a 32-bit word maps as whole-number arithmetic says, border words included', () => {
  const word = fc.oneof(fc.integer({ min: 0, max: 2 ** 32 - 1 }), fc.constantFrom(0, 1, 2 ** 31, 2 ** 32 - 1))
  const n = fc.oneof(fc.integer({ min: 1, max: 2 ** 32 }), fc.integer({ min: 1, max: 10_000 }))
  fc.assert(
    fc.property(word, n, (w, size) => {
      const product = BigInt(w) * BigInt(size)
      const isRejected = product % 2n ** 32n < 2n ** 32n % BigInt(size)
      return indexOfWord(w, size) === (isRejected ? -1 : Number(product / 2n ** 32n))
    }),
    { numRuns: 20_000 },
  )
})

test('G4 uses words in order, once each, and counts rejected words', () => {
  const words = [0, 5, 4_294_967_295, 9]
  const chance = chanceOf(() => words.shift() ?? 0)
  expect(chance.below(3)).toBe(0)
  expect(chance.used).toBe(2)
  expect(chance.u32()).toBe(4_294_967_295)
  expect(chance.used).toBe(3)
})

test('G2 a pick never repeats and a shuffle holds every number once', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 256 }), (seed, n) => {
      const picked = fastChance(seed).pick(Math.ceil(n / 2), n)
      expect(new Set(picked).size).toBe(picked.length)
      expect([...fastChance(seed).shuffle(n)].sort((a, b) => a - b)).toEqual(
        Array.from({ length: n }, (_, i) => i),
      )
    }),
  )
})

test('G2 all orders of four come equally often', () => {
  const chance = fastChance(11)
  const seen = new Map<string, number>()
  for (let i = 0; i < 24_000; i++) {
    const key = chance.shuffle(4).join('')
    seen.set(key, (seen.get(key) ?? 0) + 1)
  }
  const chiSquare = [...seen.values()].reduce((total, count) => total + (count - 1_000) ** 2 / 1_000, 0)
  expect(seen.size).toBe(24)
  expect(chiSquare).toBeLessThan(49.7)
})

test('G9 draws from HMAC-SHA256 of clientSeed:nonce:block keyed by the seed as text, like the platform’s implementation', () => {
  const chance = fairChance(seeds)
  for (let block = 0; block < 5; block++) {
    const digest = createHmac('sha256', serverSeed).update(`mai:7:${block}`).digest()
    for (let place = 0; place < 32; place += 4) expect(chance.u32()).toBe(digest.readUInt32BE(place))
  }
})

test('G9 a faster HMAC of the platform draws the same round', () => {
  const ours = fairChance(seeds)
  const theirs = fairChance(seeds, (key) => (message) => createHmac('sha256', key).update(message).digest())
  for (let i = 0; i < 100; i++) expect(theirs.below(37)).toBe(ours.below(37))
})

test('G9 the commitment is the SHA-256 of the seed text, a known answer', () => {
  expect(commitmentOf('0'.repeat(64))).toBe(
    '60e05bd1b195af2f94112fa7197a5c88289058840ce7c6df9693756bc6250f55',
  )
})

test('G9 refuses invalid seeds', () => {
  expect(seedsProblem({ ...seeds, serverSeed: 'ABC' })).toBe('serverSeed')
  expect(seedsProblem({ ...seeds, clientSeed: '' })).toBe('clientSeed')
  expect(seedsProblem({ ...seeds, nonce: -1 })).toBe('nonce')
  expect(() => fairChance({ ...seeds, nonce: 0.5 })).toThrow(RangeError)
})

test('G9 the fraction stream gives the dice rolls that public verifiers publish', () => {
  const published = {
    serverSeed: 'f2ac89b608eeb01312d115bce6741b32',
    clientSeed: '86ff027f15c48241af7f54a726690ee7',
  }
  const rolls = [28.07, 29.02, 5.86, 54.86, 9.66, 93.25, 87.23, 38.99, 90.35, 32.79]
  const ours = rolls.map((_, nonce) => Math.floor(compatFractions({ ...published, nonce })() * 10_001) / 100)
  expect(ours).toEqual(rolls)
})

test('G9 places mines with the fraction stream like public verifiers', () => {
  const published = {
    serverSeed: '5ff5c610e633b2a91c46d1be1f74286b',
    clientSeed: '854581b6f52eaa86503f1dc6433655f9',
  }
  const minesOf = (nonce: number, count: number): number[] => {
    const next = compatFractions({ ...published, nonce })
    const cells = Array.from({ length: 25 }, (_, i) => i)
    return Array.from({ length: count }, () => cells.splice(Math.floor(next() * cells.length), 1)[0] ?? -1)
  }
  expect(minesOf(2, 3).sort((a, b) => a - b)).toEqual([13, 16, 22])
  expect(minesOf(5, 6).sort((a, b) => a - b)).toEqual([3, 12, 14, 20, 21, 24])
})

test('G4 fails when a script does not match the draws', () => {
  const chance = scriptedChance([3])
  expect(() => chance.below(3)).toThrow('3 is not below 3')
  expect(chance.below(4)).toBe(3)
  expect(() => chance.below(4)).toThrow('asked for answer 2')
})
