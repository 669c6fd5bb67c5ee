import { describe, expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastChance } from '#kit/chance-fast.ts'
import { compare, rational, sum, toNumber } from '#kit/rational.ts'
import { isNightly } from '#kit/testing/tier.ts'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import { spinTheory } from '#game-kit/slots/proof/closed.ts'
import { unlimitedTheory } from '#game-kit/slots/proof/theory.ts'
import { riverDragonModel as model } from './model.ts'
import { par } from './par.ts'
import { riverDragonProof } from './proof.ts'
import { riverDragonConfig as config, riverDragonMath as game } from './rules.ts'

const ROUNDS = isNightly ? 100_000_000 : 1_000_000
const bet = { key: 'spin', stake: 20n, choice: {} }

test.runIf(isNightly)(
  'G5 all 44 million and 45 million stops give exactly the published RTP and the committed par sheet',
  () => {
    const proof = par.prove()
    const [row] = proof.rows
    expect(row?.rtp).toEqual(riverDragonProof.rtp)
    expect(row?.variance).toEqual(riverDragonProof.variance)
    expect(row?.hit).toEqual(riverDragonProof.hit)
    expect(row?.maxWinChance).toEqual(riverDragonProof.maxWinChance)
    expect(proof.checks.filter((check) => !check.holds)).toEqual([])
    expect(readFileSync(join(import.meta.dirname, 'parsheet.md'), 'utf8')).toBe(parSheet(par, proof))
  },
  300_000,
)

test('STU-01 G5 River Dragon has an RTP of 96.2273 %, hits on every fourth spin and triggers free spins one time in 164', () => {
  const [row] = game.theoretical(config)
  expect(toNumber(row?.rtp ?? rational(0))).toBeCloseTo(0.962273, 6)
  expect(toNumber(row?.hit ?? rational(0))).toBeCloseTo(0.26023, 5)
  expect(1 / toNumber(unlimitedTheory(model).triggerChance)).toBeCloseTo(164.0, 1)
  expect(sum(row?.parts.map((part) => part.rtp) ?? [])).toEqual(row?.rtp)
})

test(`G5 ${ROUNDS.toLocaleString('en')} simulated rounds lie within four standard errors of the proof`, () => {
  const chance = fastChance(20_261_121)
  let paid = 0
  let hits = 0
  for (let i = 0; i < ROUNDS; i++) {
    const { factor } = game.settle(config, bet, game.draw(config, chance))
    paid += Number(factor.n) / Number(factor.d)
    if (factor.n > 0n) hits++
  }
  const { rtp, variance, hit } = riverDragonProof
  const z = (paid / ROUNDS - toNumber(rtp)) / Math.sqrt(toNumber(variance) / ROUNDS)
  const hitChance = toNumber(hit)
  const hitZ = (hits / ROUNDS - hitChance) / Math.sqrt((hitChance * (1 - hitChance)) / ROUNDS)
  expect(Math.abs(z)).toBeLessThan(4)
  expect(Math.abs(hitZ)).toBeLessThan(4)
}, 3_600_000)

describe('G7 every promise of the paytable can be reached', () => {
  test.each([
    ['base', model.baseReels],
    ['free', model.freeReels],
  ])('G7 every pay of every symbol is possible on the %s reels', (_, reels) => {
    const runs = new Set(spinTheory(model, reels).runs.map((run) => `${run.symbol} ${run.count}`))
    const promised = model.symbols.flatMap((symbol) =>
      [3, 4, 5].filter((count) => model.pays[symbol][count - 3]).map((count) => `${symbol} ${count}`),
    )
    expect(promised.filter((pay) => !runs.has(pay))).toEqual([])
  })

  test('G7 the highest win has a golden round as proof and a chance better than one in a hundred million', () => {
    const witness: { win: string } = JSON.parse(
      readFileSync(join(import.meta.dirname, 'golden/max-win.json'), 'utf8'),
    )
    expect(witness.win).toBe('3000.00')
    expect(compare(riverDragonProof.maxWinChance, rational(1, 100_000_000))).toBeGreaterThan(0)
  })
})

test('G6 every stake has an RTP above 85 %, including the fraction of a unit lost by rounding', () => {
  for (const rule of Object.values(config.stakes)) {
    for (const stake of rule.menu)
      expect(toNumber(riverDragonProof.rtp) - 1 / Number(stake)).toBeGreaterThan(0.85)
  }
})

test('STU-01 a credit is a whole number of ledger units at every stake, so no line win is ever rounded', () => {
  const stakes = Object.values(config.stakes).flatMap((rule) => rule.menu)
  expect(stakes.filter((stake) => stake % BigInt(model.lines.length) !== 0n)).toEqual([])
})
