import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { rational } from '#kit/rational.ts'
import { par } from './par.ts'
import {
  DRAWS,
  heightOf,
  lanternConfig,
  lanternMath,
  lanternTheory,
  MAX_TARGET,
  MIN_TARGET,
  reaching,
} from './rules.ts'

const ROUNDS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 100_000_000 : 1_000_000
const target = fc.integer({ min: MIN_TARGET, max: MAX_TARGET })

test('STU-03 G5 every target returns 99 % or hardly less, as the committed par sheet says', () => {
  const proof = par.prove()
  expect(proof.checks.filter((check) => !check.holds)).toEqual([])
  expect(readFileSync(join(import.meta.dirname, 'parsheet.md'), 'utf8')).toBe(parSheet(par, proof))
}, 60_000)

test('STU-03 1.10, 1.50, 2.00, 10.00 and 10 000.00 times return exactly 99 %', () => {
  for (const exact of [110, 150, 200, 1_000, MAX_TARGET])
    expect(lanternTheory({ target: exact }).rtp).toEqual(rational(99, 100))
})

test('STU-03 the display and the payout agree: a bet wins where the displayed height reaches its target', () => {
  const draw = fc.oneof(fc.integer({ min: 0, max: DRAWS - 1 }), fc.integer({ min: 0, max: 50_000_000 }))
  fc.assert(
    fc.property(target, draw, (wanted, drawn) => {
      const bet = { key: 'rise', stake: 10_000n, choice: { target: wanted } }
      const line = lanternMath.settle(lanternConfig, bet, { draw: drawn })
      expect(line.tag === 'win').toBe(heightOf(drawn) >= wanted)
    }),
    { numRuns: 5_000 },
  )
})

test('STU-03 at a target’s boundary the last draw that reaches it wins, the next does not', () => {
  fc.assert(
    fc.property(target, (wanted) => {
      const edge = reaching(wanted)
      expect(heightOf(edge - 1)).toBeGreaterThanOrEqual(wanted)
      expect(heightOf(edge)).toBeLessThan(wanted)
    }),
    { numRuns: 5_000 },
  )
})

test('STU-03 refuses a target below 1.01, above 10 000.00 or finer than a hundredth', () => {
  const [rise] = lanternMath.betTypes(lanternConfig)
  for (const odd of [100, 1_000_001, 200.5, -1, '200', null])
    expect(rise?.choice.parse({ target: odd }).ok).toBe(false)
})

test(`G5 of ${ROUNDS.toLocaleString('en')} simulated lanterns as many reach twice the stake as the proof says`, () => {
  const chance = fastChance(17)
  let reached = 0
  for (let i = 0; i < ROUNDS; i++)
    if (heightOf(lanternMath.draw(lanternConfig, chance).draw) >= 200) reached++
  expect(Math.abs((reached / ROUNDS - 0.495) / Math.sqrt((0.495 * 0.505) / ROUNDS))).toBeLessThan(4)
}, 600_000)
