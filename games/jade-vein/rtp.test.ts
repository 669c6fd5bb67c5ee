import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import { playOut } from '#game-kit/testing/play-out.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { decimalText } from '#kit/rational.ts'
import { par } from './par.ts'
import { jadeVein, mostStones, veinConfig, veinFactor } from './rules.ts'

const ROUNDS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 2_000_000 : 6_000
const open = jadeVein.open(jadeVein.defaultConfig)
const bets = (crackers: number) => [{ key: 'dig', stake: '1.00', choice: { crackers } }]

test('STU-03 G5 every stopping strategy has an RTP of exactly 99 %, as the committed par sheet says', () => {
  const proof = par.prove()
  expect(proof.checks.filter((check) => !check.holds)).toEqual([])
  expect(readFileSync(join(import.meta.dirname, 'parsheet.md'), 'utf8')).toBe(parSheet(par, proof))
})

test('STU-03 the payouts equal the published tables of this kind of game', () => {
  const published = [
    [3, 1, '1.1250'],
    [3, 2, '1.2857'],
    [3, 5, '1.9974'],
    [5, 3, '1.9974'],
    [10, 5, '17.5154'],
    [24, 1, '24.7500'],
  ] as const
  for (const [crackers, stones, times] of published)
    expect(decimalText(veinFactor(veinConfig, { crackers }, stones), 4)).toBe(times)
})

test('G5 stopping at random returns 99 % within four standard errors', () => {
  const chance = fastChance(77)
  let won = 0
  let squares = 0
  for (let nth = 0; nth < ROUNDS; nth++) {
    const { hands } = playOut(open, bets(3), chance, (count) =>
      // the last move of an open field is to take: chosen one time in four
      chance.below(4) === 0 ? count - 1 : chance.below(count),
    )
    const times = Number(hands.at(-1)?.ended?.win ?? 0n) / 10_000
    won += times
    squares += times * times
  }
  const mean = won / ROUNDS
  const error = Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)
  expect(Math.abs(mean - 0.99) / error).toBeLessThan(4)
}, 600_000)

test('STU-03 a field ends automatically when all jade is open or the next stone would exceed 1 000 times', () => {
  for (let crackers = 1; crackers <= 24; crackers++) {
    const most = mostStones(veinConfig, { crackers })
    expect(most).toBeLessThanOrEqual(25 - crackers)
    if (most < 25 - crackers) {
      const { n, d } = veinFactor(veinConfig, { crackers }, most + 1)
      expect(n).toBeGreaterThan(1_000n * d)
    }
  }
})

test('G9 the visible data of an open field does not depend on where the firecrackers are', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0 }),
      fc.integer({ min: 0 }),
      fc.integer({ min: 1, max: 24 }),
      (a, b, crackers) => {
        const [one, other] = [a, b].map((seed) => open.deal?.(bets(crackers), fastChance(seed)))
        expect(one?.view).toEqual(other?.view)
        expect(one?.events).toEqual(other?.events)
        expect(one?.moves).toEqual(other?.moves)
      },
    ),
  )
})
