import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readCards as hand } from '#game-kit/cards/testing/read-cards.ts'
import { parSheet } from '#game-kit/rtp/sheet.ts'
import { fastChance } from '#kit/chance-fast.ts'
import { toNumber } from '#kit/rational.ts'
import { LEAST_PLAYED, madeOf, strengthOf } from './hands.ts'
import { par, PUBLISHED } from './par.ts'
import { swallowTrio, trioConfig, trioMath } from './rules.ts'
import { countedHands } from './theory.ts'

const isNightly = process.env['FAIRHOUSE_TIER'] === 'nightly'
const ROUNDS = isNightly ? 3_000_000 : 30_000
const [ante, pairPlus] = trioMath.theoretical(trioConfig)
const open = swallowTrio.open(swallowTrio.defaultConfig)

test.runIf(isNightly)(
  'STU-07 G5 every hand against every other gives the RTP of the committed par sheet',
  () => {
    const proof = par.prove()
    expect(proof.checks.filter((check) => !check.holds)).toEqual([])
    expect(readFileSync(join(import.meta.dirname, 'parsheet.md'), 'utf8')).toBe(parSheet(par, proof))
  },
  600_000,
)

test('STU-07 G5 ante and pair plus have the published house edges, and the hand counts match the literature', () => {
  expect((100 - 100 * toNumber(ante?.rtp ?? { n: 0n, d: 1n })).toFixed(4)).toBe('3.3730')
  expect((100 - 100 * toNumber(pairPlus?.rtp ?? { n: 0n, d: 1n })).toFixed(4)).toBe('2.3167')
  expect(countedHands()).toEqual(PUBLISHED)
})

test('STU-07 hands rank as in three-card poker: a straight beats a flush, ace two three is the lowest straight', () => {
  const falling = [
    'Qs Ks As',
    '2s 2h 2d',
    'Qs Kh As',
    'As 2h 3d',
    'As Ks 9s',
    'As Ah 2d',
    'As Kh 9d',
    'Qs 6h 4d',
  ]
  const strengths = falling.map((names) => strengthOf(hand(names)))
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
  expect(new Set(strengths).size).toBe(falling.length)
  expect(madeOf(hand('As 2s 3s'))).toBe('straightFlush')
  expect(madeOf(hand('Ks As 2s'))).toBe('flush')
  expect(strengthOf(hand('Qs 6h 4d'))).toBe(LEAST_PLAYED)
})

test('G5 rounds that are dealt and played optimally agree with the proof within four standard errors', () => {
  const chance = fastChance(303)
  let net = 0n
  let side = 0n
  const bets = [
    { key: 'ante', stake: '1.00', choice: {} },
    { key: 'pairPlus', stake: '1.00', choice: {} },
  ]
  for (let nth = 0; nth < ROUNDS; nth++) {
    const dealt = open.deal?.(bets, chance)
    const { cards }: { cards: number[] } = JSON.parse(JSON.stringify(dealt?.view))
    const ended = dealt?.act({ do: strengthOf(cards) >= LEAST_PLAYED ? 'play' : 'fold' })?.ended
    const plus = ended?.lines.find(({ betKey }) => betKey === 'pairPlus')
    const paid = plus ? plus.stake * (plus.factor.n / plus.factor.d) : 0n
    side += paid
    net += (ended?.win ?? 0n) - paid - (ended?.stake ?? 0n) + (plus?.stake ?? 0n)
  }
  const near = (sum: bigint, row: typeof ante, plus: number): void => {
    const { rtp, variance } = row ?? { rtp: { n: 0n, d: 1n }, variance: { n: 0n, d: 1n } }
    const error = Math.sqrt(toNumber(variance) / ROUNDS)
    expect(Math.abs(Number(sum) / 10_000 / ROUNDS + plus - toNumber(rtp))).toBeLessThan(4 * error)
  }
  near(net, ante, 1)
  near(side, pairPlus, 0)
}, 600_000)
