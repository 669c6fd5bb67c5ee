import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import { playOut } from '#game-kit/testing/play-out.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { rational } from '#kit/rational.ts'
import { par } from './par.ts'
import { guessChance, highMoon, isFulfilled, nextFactor } from './rules.ts'

const ROUNDS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 2_000_000 : 20_000
const open = highMoon.open(highMoon.defaultConfig)
const bets = [{ key: 'watch', stake: '1.00', choice: {} }]

test('STU-03 G5 every guess on every card has an RTP of exactly 99 %, as the committed par sheet says', () => {
  const proof = par.prove()
  expect(proof.checks.filter((check) => !check.holds)).toEqual([])
  expect(readFileSync(join(import.meta.dirname, 'parsheet.md'), 'utf8')).toBe(parSheet(par, proof))
})

test('STU-03 higher or equal wins with (14 − r) of 13 chances from rank r, the ace counting 1', () => {
  for (let rank = 2; rank <= 12; rank++)
    expect(guessChance('higher', rank - 1)).toEqual(rational(14 - rank, 13))
  expect(nextFactor(rational(99, 100), 'higher', 3)).toEqual(rational(1287, 1000))
})

test('STU-03 on every card one guess or the other is right, and both only when the next card is equal', () => {
  for (let from = 0; from < 13; from++)
    for (let to = 0; to < 13; to++) {
      const right = [isFulfilled('higher', from, to), isFulfilled('lower', from, to)].filter(Boolean).length
      const isEnd = from === 0 || from === 12
      expect(right).toBe(from === to && !isEnd ? 2 : 1)
    }
})

test('G5 random guesses and stops return 99 % within four standard errors', () => {
  const chance = fastChance(12)
  let won = 0
  let squares = 0
  for (let nth = 0; nth < ROUNDS; nth++) {
    const { hands } = playOut(open, bets, chance, (count) => chance.below(count))
    const times = Number(hands.at(-1)?.ended?.win ?? 0n) / 10_000
    won += times
    squares += times * times
  }
  const mean = won / ROUNDS
  expect(Math.abs(mean - 0.99) / Math.sqrt((squares / ROUNDS - mean * mean) / ROUNDS)).toBeLessThan(4)
}, 600_000)
