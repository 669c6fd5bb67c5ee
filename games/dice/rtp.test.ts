import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { equal, multiply, rational, toNumber } from '#kit/rational.ts'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import { everyChoice, par } from './par.ts'
import { diceConfig, diceFactor, diceMath, diceTheory, winningRolls } from './rules.ts'

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
const ROUNDS = isNightly ? 100_000_000 : 1_000_000
const evens = { direction: 'under', target: 5_000 } as const

test('STU-03 G5 every choice, enumerated over all rolls, has an RTP of exactly 99 %, as the committed par sheet says', () => {
  const proof = par.prove()
  expect(proof.checks.filter((check) => !check.holds)).toEqual([])
  expect(readFileSync(join(import.meta.dirname, 'parsheet.md'), 'utf8')).toBe(parSheet(par, proof))
}, 300_000)

test('G5 the enumerated outcomes of one choice give its hit rate, RTP and variance exactly', () => {
  const theory = diceTheory(diceConfig, evens)
  let hits = 0n
  let weight = 0n
  for (const { o, w } of diceMath.outcomes?.(diceConfig) ?? []) {
    weight += w
    if (diceMath.settle(diceConfig, { key: 'roll', stake: 1n, choice: evens }, o).tag === 'win') hits += w
  }
  expect(weight).toBe(10_000n)
  expect(theory.hit).toEqual(rational(hits, weight))
  expect(equal(multiply(theory.hit, diceFactor(diceConfig, evens)), rational(99, 100))).toBe(true)
})

test('STU-03 under 50.00 pays 1.98 times, over 99.98 pays 9 900 times', () => {
  expect(diceFactor(diceConfig, evens)).toEqual(rational(198, 100))
  expect(diceFactor(diceConfig, { direction: 'over', target: 9_998 })).toEqual(rational(9_900))
})

test('STU-03 over and under cover all rolls but the target itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999 }), (target) => {
      expect(winningRolls({ direction: 'over', target }) + winningRolls({ direction: 'under', target })).toBe(
        9_999,
      )
    }),
  )
})

test('STU-03 refuses a target that never or nearly always wins', () => {
  const [roll] = diceMath.betTypes(diceConfig)
  const isAllowed = (direction: string, target: unknown) => roll?.choice.parse({ direction, target }).ok
  expect(isAllowed('under', 0)).toBe(false)
  expect(isAllowed('under', 1)).toBe(true)
  expect(isAllowed('under', 9_800)).toBe(true)
  expect(isAllowed('under', 9_801)).toBe(false)
  expect(isAllowed('over', 199)).toBe(true)
  expect(isAllowed('over', 198)).toBe(false)
  expect(isAllowed('over', 50.5)).toBe(false)
  expect(isAllowed('beside', 5_000)).toBe(false)
})

test('G7 every roll from 0.00 to 99.99 is possible, and choices reach each multiple from 1.01 to 9 900', () => {
  expect(everyChoice()).toHaveLength(19_600)
  const factors = everyChoice().map((choice) => toNumber(diceFactor(diceConfig, choice)))
  expect(Math.max(...factors)).toBe(9_900)
  expect(Math.min(...factors)).toBeCloseTo(1.0102, 4)
})

test(`G5 ${ROUNDS.toLocaleString('en')} simulated rolls lie within four standard errors of the proof`, () => {
  const chance = fastChance(99)
  const theory = diceTheory(diceConfig, evens)
  let wins = 0
  for (let i = 0; i < ROUNDS; i++) if (diceMath.draw(diceConfig, chance).roll < 5_000) wins++
  const hit = toNumber(theory.hit)
  expect(Math.abs((wins / ROUNDS - hit) / Math.sqrt((hit * (1 - hit)) / ROUNDS))).toBeLessThan(4)
}, 3_600_000)

test('G6 every stake has an RTP above 90 %, including the fraction of a unit lost by rounding', () => {
  for (const rule of Object.values(diceConfig.stakes))
    expect(0.99 - 1 / Number(rule.min)).toBeGreaterThan(0.9)
})
