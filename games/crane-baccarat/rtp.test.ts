import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { toNumber } from '#kit/rational.ts'
import { dealt, doesBankerDraw } from '#game-kit/baccarat/drawing.ts'
import { par } from './par.ts'
import { craneConfig, craneMath, places, secondCrane } from './rules.ts'
import { deckCounts } from './theory.ts'

const ROUNDS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 5_000_000 : 100_000
const theory = craneMath.theoretical(craneConfig)
const edge = (name: string): string =>
  (100 - 100 * toNumber(theory.find(({ betKey }) => betKey === name)!.rtp)).toFixed(4)

test('STU-07 G5 every place has the RTP of the committed par sheet', () => {
  const proof = par.prove()
  expect(proof.checks.filter((check) => !check.holds)).toEqual([])
  expect(readFileSync(join(import.meta.dirname, 'parsheet.md'), 'utf8')).toBe(parSheet(par, proof))
}, 120_000)

test('STU-07 house edges equal the published ones for eight decks', () => {
  expect(edge('banker')).toBe('1.0579')
  expect(edge('player')).toBe('1.2351')
  expect(edge('tie')).toBe('4.8440')
  expect(edge('playerPair')).toBe('10.3614')
  expect(edge('bankerPair')).toBe('10.3614')
  expect(edge('big')).toBe('4.3457')
  expect(edge('small')).toBe('5.2829')
  expect(edge('perfectPair')).toBe('8.0470')
  expect(edge('dragon')).toBe('7.6113')
})

test('STU-07 house edges of six decks equal the published ones for six decks', () => {
  const six = craneMath.theoretical({ ...craneConfig, decks: 6 })
  const lost = (name: string) =>
    (100 - 100 * toNumber(six.find(({ betKey }) => betKey === name)!.rtp)).toFixed(2)
  expect([lost('banker'), lost('player')]).toEqual(['1.06', '1.24'])
  // a tie at 8:1 loses the published 14.438 % of six decks; here it pays 9:1
  const tie = toNumber(six.find(({ betKey }) => betKey === 'tie')!.rtp)
  expect((100 - tie * 90).toFixed(3)).toBe('14.438')
})

test.each(deckCounts)('STU-07 a table of %i decks deals exactly its own cards', (decks) => {
  const { six } = craneMath.draw({ ...craneConfig, decks }, fastChance(decks))
  expect(six.every((card) => card < decks * 52)).toBe(true)
  expect(new Set(six).size).toBe(6)
  const seen = Array.from({ length: 4_000 }, (_, nth) =>
    craneMath.draw({ ...craneConfig, decks }, fastChance(nth)),
  )
  expect(Math.max(...seen.flatMap((outcome) => [...outcome.six]))).toBeGreaterThanOrEqual(decks * 52 - 6)
})

test('STU-07 refuses an unsupported number of decks, and editions 1 and 2 keep eight', () => {
  const { stakes } = craneConfig
  const stored = craneMath.configSchema.write(craneConfig)
  expect(craneMath.configSchema.parse(stored)).toEqual({ ok: true, value: { stakes, decks: 8 } })
  const seven = { ...craneConfig, decks: 7 }
  expect(craneMath.configSchema.parse({ ...Object(stored), decks: seven.decks }).ok).toBe(false)
  expect(secondCrane.defaultConfig).toEqual({ stakes: Object(stored).stakes })
})

test('STU-07 naturals stop, the player draws to five, the banker by the table of the player’s third card', () => {
  const deal = (...six: number[]) => dealt(six, (value) => value)
  expect(deal(4, 1, 4, 2, 9, 9)).toMatchObject({ player: [4, 4], banker: [1, 2], result: 'player' })
  expect(deal(2, 3, 3, 3, 9, 1)).toMatchObject({ player: [2, 3, 9], banker: [3, 3], result: 'banker' })
  expect(deal(2, 3, 4, 2, 4, 9)).toMatchObject({ player: [2, 4], banker: [3, 2, 4], result: 'banker' })
  const draws = (banker: number) =>
    [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((third) => Number(doesBankerDraw(banker, third))).join('')
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(draws)).toEqual([
    '11111111111',
    '11111111111',
    '11111111111',
    '11111111101',
    '10011111100',
    '10000111100',
    '00000001100',
    '00000000000',
  ])
})

test('G5 dealt rounds agree with the proof of every place within four and a half standard errors', () => {
  const chance = fastChance(88)
  const sums = new Map(places.map((on) => [on, 0]))
  for (let nth = 0; nth < ROUNDS; nth++) {
    const outcome = craneMath.draw(craneConfig, chance)
    for (const on of places) {
      const { factor } = craneMath.settle(craneConfig, { key: 'seat', stake: 1n, choice: { on } }, outcome)
      sums.set(on, (sums.get(on) ?? 0) + toNumber(factor))
    }
  }
  for (const { betKey, rtp, variance } of theory) {
    const mean = (sums.get(places.find((on) => on === betKey) ?? 'tie') ?? 0) / ROUNDS
    expect(Math.abs(mean - toNumber(rtp)) / Math.sqrt(toNumber(variance) / ROUNDS)).toBeLessThan(4.5)
  }
}, 600_000)
