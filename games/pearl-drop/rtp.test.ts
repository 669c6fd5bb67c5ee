import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { toNumber } from '#kit/rational.ts'
import { boards, cups } from './pays.ts'
import { par } from './par.ts'
import { cupFactor, cupOf, drop, dropConfig, dropMath, dropTheory, everyDrop, waysInto } from './rules.ts'

const ROUNDS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 20_000_000 : 200_000

test('STU-03 G5 every board, enumerated over all 65 536 paths, has the RTP of the committed par sheet', () => {
  const proof = par.prove()
  expect(proof.checks.filter((check) => !check.holds)).toEqual([])
  expect(readFileSync(join(import.meta.dirname, 'parsheet.md'), 'utf8')).toBe(parSheet(par, proof))
})

test('STU-03 eight rows at low risk have an RTP of 98.984375 %, computed by hand', () => {
  // 2(1·5.6 + 8·2.1 + 28·1.1 + 56·1.0) + 70·0.5 = 253.4, of 256 ways
  expect(dropTheory({ rows: 8, risk: 'low' }).rtp).toEqual({ n: 1267n, d: 1280n })
})

test('STU-03 nine rows at low risk have an RTP of 98.984375 %, computed by hand with two middle cups', () => {
  // 2(1·5.6 + 9·2.0 + 36·1.6 + 84·1.0 + 126·0.7) = 506.8, of 512 ways
  expect(dropTheory({ rows: 9, risk: 'low' }).rtp).toEqual({ n: 1267n, d: 1280n })
})

test('STU-03 accepts 8 to 16 rows at every risk, and no other number', () => {
  const isTaken = (rows: number) => drop.choice.parse({ rows, risk: 'low' }).ok
  expect(Array.from({ length: 20 }, (_, rows) => rows).filter(isTaken)).toEqual([...boards])
  for (const choice of everyDrop) {
    const every = Array.from({ length: choice.rows + 1 }, (_, cup) => cupFactor(choice, cup))
    expect(every).toEqual(every.toReversed())
    const rtp = toNumber(dropTheory(choice).rtp)
    expect(rtp).toBeGreaterThan(0.989)
    expect(rtp).toBeLessThan(0.992)
  }
})

test('G7 every cup of every board can be reached, and the outer one pays the most', () => {
  for (const choice of everyDrop) {
    const seen = new Set<number>()
    for (const { o } of dropMath.outcomes?.(dropConfig) ?? []) seen.add(cupOf(o.way, choice.rows))
    expect(seen.size).toBe(choice.rows + 1)
    expect(Math.max(...cups[choice.rows][choice.risk])).toBe(cups[choice.rows][choice.risk].at(-1))
  }
}, 60_000)

test('STU-03 a shorter board uses the first pegs of the path only', () => {
  const choice = { rows: 8, risk: 'high' } as const
  const ends = ['1111111100000000', '1111111111111111', '1111111101010101']
  for (const way of ends) expect(cupFactor(choice, cupOf(way, 8))).toEqual({ n: 29n, d: 1n })
})

test(`G5 ${ROUNDS.toLocaleString('en')} simulated pearls lie within four standard errors of the binomial distribution`, () => {
  const chance = fastChance(5)
  const counts = Array.from({ length: 17 }, () => 0)
  for (let i = 0; i < ROUNDS; i++) {
    const cup = cupOf(dropMath.draw(dropConfig, chance).way, 16)
    counts[cup] = (counts[cup] ?? 0) + 1
  }
  for (const [cup, ways] of waysInto(16).entries()) {
    const share = toNumber({ n: ways, d: 65_536n })
    const error = Math.sqrt((share * (1 - share)) / ROUNDS)
    expect(Math.abs((counts[cup] ?? 0) / ROUNDS - share)).toBeLessThan(4.5 * error + 1e-12)
  }
}, 600_000)
