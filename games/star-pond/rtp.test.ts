import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { toNumber } from '#kit/rational.ts'
import { par } from './par.ts'
import { pondConfig, pondFactor, pondMath, pondTheory, wish } from './rules.ts'

const ROUNDS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 5_000_000 : 100_000

test('STU-03 G5 every number of picks has the RTP of the committed par sheet', () => {
  const proof = par.prove()
  expect(proof.checks.filter((check) => !check.holds)).toEqual([])
  expect(readFileSync(join(import.meta.dirname, 'parsheet.md'), 'utf8')).toBe(parSheet(par, proof))
})

test('STU-03 the RTPs equal published tables: one pick 99.0000 %, nine 98.9753 %, ten 99.0374 %', () => {
  expect((100 * toNumber(pondTheory(1).rtp)).toFixed(4)).toBe('99.0000')
  expect((100 * toNumber(pondTheory(9).rtp)).toFixed(4)).toBe('98.9753')
  expect((100 * toNumber(pondTheory(10).rtp)).toFixed(4)).toBe('99.0374')
  expect(toNumber(pondFactor(10, 10))).toBe(100)
})

test('STU-03 refuses no picks, too many, duplicates and picks outside the pond', () => {
  const isRead = (picks: unknown) => wish.choice.parse({ picks }).ok
  expect(isRead([1, 40])).toBe(true)
  for (const odd of [
    [],
    [0],
    [41],
    [3, 3],
    [4, 2],
    [1.5],
    Array.from({ length: 11 }, (_, at) => at + 1),
    'all',
  ])
    expect(isRead(odd)).toBe(false)
})

test('G5 drawn ponds agree with the proof within four standard errors, and all stars are equally likely', () => {
  const chance = fastChance(40)
  const choice = { picks: [2, 3, 5, 7, 11] }
  const seen = Array.from({ length: 41 }, () => 0)
  let won = 0
  for (let nth = 0; nth < ROUNDS; nth++) {
    const outcome = pondMath.draw(pondConfig, chance)
    for (const star of outcome.stars) seen[star] = (seen[star] ?? 0) + 1
    won += toNumber(pondMath.settle(pondConfig, { key: 'wish', stake: 1n, choice }, outcome).factor)
  }
  const { rtp, variance } = pondTheory(5)
  expect(Math.abs(won / ROUNDS - toNumber(rtp)) / Math.sqrt(toNumber(variance) / ROUNDS)).toBeLessThan(4)
  const spread = Math.sqrt(ROUNDS * 0.25 * 0.75)
  for (const count of seen.slice(1)) expect(Math.abs(count - ROUNDS / 4)).toBeLessThan(5 * spread)
}, 600_000)
