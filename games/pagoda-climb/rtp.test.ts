import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import { playOut } from '#game-kit/testing/play-out.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { rational } from '#kit/rational.ts'
import { par } from './par.ts'
import { climbConfig, climbFactor, pagodaClimb, risks } from './rules.ts'

const ROUNDS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 2_000_000 : 20_000
const open = pagodaClimb.open(pagodaClimb.defaultConfig)
const bets = (risk: string) => [{ key: 'climb', stake: '1.00', choice: { risk } }]

test('STU-03 G5 every stopping strategy has an RTP of exactly 99 %, as the committed par sheet says', () => {
  const proof = par.prove()
  expect(proof.checks.filter((check) => !check.holds)).toEqual([])
  expect(readFileSync(join(import.meta.dirname, 'parsheet.md'), 'utf8')).toBe(parSheet(par, proof))
})

test('STU-03 four floors of three doors with one tiger pay 0.99 · 81/16', () => {
  expect(climbFactor(climbConfig, { risk: 'medium' }, 4)).toEqual(rational(99n * 81n, 1_600n))
})

test('G5 stopping at random returns 99 % within four standard errors', () => {
  const chance = fastChance(5)
  let won = 0
  let squares = 0
  for (let nth = 0; nth < ROUNDS; nth++) {
    const { hands } = playOut(open, bets('medium'), chance, (count) => chance.below(count))
    const times = Number(hands.at(-1)?.ended?.win ?? 0n) / 10_000
    won += times
    squares += times * times
  }
  const mean = won / ROUNDS
  expect(Math.abs(mean - 0.99) / Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)).toBeLessThan(4)
}, 600_000)

test('G9 the visible data of an open pagoda does not depend on where the tigers are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0 }), fc.integer({ min: 0 }), fc.constantFrom(...risks), (a, b, risk) => {
      const [one, other] = [a, b].map((seed) => open.deal?.(bets(risk), fastChance(seed)))
      expect(one?.view).toEqual(other?.view)
      expect(one?.events).toEqual(other?.events)
      expect(one?.moves).toEqual(other?.moves)
    }),
  )
})
