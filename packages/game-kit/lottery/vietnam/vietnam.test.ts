import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { decimalText, rational, toNumber } from '#kit/rational.ts'
import { prizeChance } from './chances.ts'
import {
  drawPrizes,
  headTailBoard,
  max3d,
  north,
  numbersIn,
  parsePrizes,
  sizeOf,
  south,
  thai,
} from './draw.ts'
import type { DrawShape, PrizeDraw } from './draw.ts'
import {
  hitsOf,
  northPlays,
  PANELS,
  prizePlays,
  readCount,
  readDigits,
  southPlays,
  unitsOf,
  winnersIn,
} from './plays.ts'
import type { PrizePlay } from './plays.ts'
import { max3dPlays, thaiPlays } from './other-plays.ts'
import { defaultPrice, livePrice, prizeRtp } from './prices.ts'

const all = [...northPlays, ...southPlays, ...max3dPlays, ...thaiPlays]
const playOf = (key: string, plays: readonly PrizePlay[] = northPlays) => {
  const play = plays.find((each) => each.key === key)
  if (!play) throw new Error(key)
  return play
}

/** Digits of the 27 columns; the file's integers have lost their leading zeros (data/README.md). */
const TIERS = [
  ['special', 1, 5],
  ['prize1', 1, 5],
  ['prize2', 2, 5],
  ['prize3', 6, 5],
  ['prize4', 4, 4],
  ['prize5', 6, 4],
  ['prize6', 3, 3],
  ['prize7', 4, 2],
] as const

const published: readonly PrizeDraw[] = readFileSync(
  new URL('../../../../data/lottery/xsmb.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [, ...columns] = line.trim().split(',')
    const tiers = TIERS.map(([key, count, width]) => [
      key,
      columns.splice(0, count).map((text) => text.padStart(width, '0')),
    ])
    const read = parsePrizes(north, Object.fromEntries(tiers))
    if (!read.ok) throw new Error(`${line}: ${read.error}`)
    return read.value
  })

const hitsOverAllDraws = (key: string, picks: readonly string[]) => {
  const play = playOf(key)
  return published.reduce((total, draw) => total + hitsOf(play, picks, readDigits(play, draw)), 0)
}

test.each([
  ['lo2', ['39'], 2_020],
  ['lo2First', ['05'], 2_009],
  ['lo3', ['079'], 186],
  ['lo4', ['0001', '1234'], 33],
  ['xien2', ['07', '70'], 403],
  ['xien3', ['12', '21', '68'], 93],
  ['truot4', ['00', '11', '22', '33'], 2_442],
  ['dau', ['04'], 280],
  ['de.double', ['double'], 768],
])(
  'LOT-04 7 530 published Northern draws: %s %j wins %i times, as counted separately',
  (key, picks, hits) => {
    expect(hitsOverAllDraws(key, picks)).toBe(hits)
  },
)

test.each([
  ['lo2', '23.8171'],
  ['xien2', '5.51206'],
  ['xien3', '1.23785'],
  ['xien4', '0.26934'],
])('LOT-04 the exact chance of %s in the North is %s %%', (key, percent) => {
  const { hit } = prizeChance(playOf(key))
  expect(decimalText(rational(hit.n * 100n, hit.d), percent.split('.')[1]?.length ?? 0)).toBe(percent)
})

const numbers = (...texts: readonly string[]) => texts.map((text) => ({ tier: 'prize7', text }))

/** A draw small enough to list: two different numbers of two digits and one of three. */
const tiny: DrawShape = {
  key: 'north',
  tiers: [
    { key: 'prize7', count: 2, width: 2 },
    { key: 'special', count: 1, width: 3 },
  ],
}

test('LOT-04 the chances of each, all and none equal the count over every draw of a small structure', () => {
  const texts = Array.from({ length: 100 }, (_, number) => `${number}`.padStart(2, '0'))
  const plays = prizePlays(tiny).filter(({ key }) => ['lo2', 'xien2', 'xien3', 'truot4'].includes(key))
  const picks = ['07', '13', '70', '99']
  const counted = plays.map((play) => ({ play, hits: 0, hit: 0 }))
  // the special number's first digit does not matter: each ending stands for ten numbers
  for (const first of texts)
    for (const second of texts)
      if (first !== second)
        for (const ending of texts)
          for (const tally of counted) {
            const size = 'size' in tally.play.rule ? tally.play.rule.size : 1
            const hits = hitsOf(tally.play, picks.slice(0, size), numbers(first, second, ending))
            tally.hits += hits
            if (hits > 0) tally.hit++
          }
  const total = 100 * 99 * 100
  for (const { play, hits, hit } of counted)
    expect(prizeChance(play)).toEqual({ hits: rational(hits, total), hit: rational(hit, total) })
})

test('LOT-04 simulated draws agree with every exact chance within five standard errors', () => {
  const chance = fastChance(1_815)
  const draws = 4_000
  const shapes = [north, south, max3d, thai]
  const simulated = shapes.map((shape) => Array.from({ length: draws }, () => drawPrizes(shape, chance)))
  for (const [at, plays] of [northPlays, southPlays, max3dPlays, thaiPlays].entries())
    for (const play of plays) {
      const picks = picksFor(play)
      const wins = (simulated[at] ?? []).filter(
        (draw) => hitsOf(play, picks, readDigits(play, draw)) > 0,
      ).length
      const p = toNumber(prizeChance(play).hit)
      const isLikely = Math.abs(wins - draws * p) < 5 * Math.sqrt(draws * p * (1 - p)) + 1
      expect({ play: play.key, isLikely }).toEqual({ play: play.key, isLikely: true })
    }
})

/** One unit bet of a play. */
function picksFor({ rule, source }: PrizePlay): readonly string[] {
  if (rule.kind === 'set') return rule.options.slice(0, 1).map(({ key }) => key)
  if (rule.kind === 'digit') return ['7']
  if (rule.kind === 'anyOrder') return ['127']
  const size = 'size' in rule ? rule.size : 1
  return Array.from({ length: size }, (_, at) => `${at * 7}`.padStart(source.width, '0'))
}

test('LOT-02 every play returns between 80 and 99 % at its default price', () => {
  for (const play of all)
    for (const option of play.rule.kind === 'set' ? play.rule.options.keys() : [0]) {
      const rtp = toNumber(prizeRtp(play, defaultPrice(play, option), option))
      expect({ play: play.key, isFair: rtp >= 0.8 && rtp <= 0.99 }).toEqual({ play: play.key, isFair: true })
    }
})

test('LOT-04 odds of the North’s 27 numbers never serve 18: combinations have prices of their own', () => {
  for (const key of ['xien2', 'xien3', 'xien4', 'truot4', 'truot8', 'truot10'])
    expect(defaultPrice(playOf(key))).not.toEqual(defaultPrice(playOf(key, southPlays)))
  expect([sizeOf(north), sizeOf(south)]).toEqual([27, 18])
  expect([readCount(playOf('lo3')), readCount(playOf('lo4'))]).toEqual([23, 20])
  expect(['lo3', 'lo4', 'loFew'].map((key) => readCount(playOf(key, southPlays)))).toEqual([17, 16, 7])
  expect(readCount(playOf('loFew'))).toBe(8)
})

test('LOT-03 a live bet counts only the numbers still to be drawn, at a price that keeps its RTP', () => {
  const play = playOf('lo2Live')
  const [draw] = published
  if (!draw) throw new Error('no draws')
  const read = numbersIn(north, draw)
  const whole = readDigits(play, draw)
  expect(readDigits(play, draw, 20)).toEqual(whole.slice(20))
  expect(read).toHaveLength(27)
  const price = defaultPrice(play)
  for (let left = 1; left <= 27; left++)
    expect(livePrice(price, 27, left)).toEqual({ price: BigInt(left) * 10_000n, payout: price.payout })
})

test('LOT-03 a result with a wrong number of prizes, wrong widths, repeats in a tier or unknown tiers is refused', () => {
  const [draw] = published
  const change = (tier: string, numbers: unknown) => parsePrizes(north, { ...draw, [tier]: numbers })
  expect(parsePrizes(north, draw).ok).toBe(true)
  expect(change('prize7', ['01', '02', '03'])).toEqual({ ok: false, error: 'prize7: not 4 numbers' })
  expect(change('prize7', ['01', '02', '03', '03'])).toEqual({
    ok: false,
    error: 'prize7: a number occurs twice',
  })
  expect(change('prize1', ['123456'])).toEqual({ ok: false, error: 'prize1: not numbers of 5 digits' })
  expect(change('prize1', ['1234a'])).toEqual({ ok: false, error: 'prize1: not numbers of 5 digits' })
  expect(change('prize1', [12_345])).toEqual({ ok: false, error: 'prize1: not numbers of 5 digits' })
  expect(change('prize9', [])).toEqual({ ok: false, error: 'prize9: unknown tier' })
  expect(parsePrizes(north, null).ok).toBe(false)
})

test('P9 a seeded draw has the published structure, without repetition in a tier, for any seed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      for (const shape of [north, south, max3d, thai]) {
        const draw = drawPrizes(shape, fastChance(seed))
        expect(parsePrizes(shape, draw)).toEqual({ ok: true, value: draw })
      }
    }),
    { numRuns: 50 },
  )
})

test('LOT-03 selections out of order, repeated or too many are no bets; combinations count their unit bets', () => {
  const xien = playOf('xien2')
  expect(unitsOf(xien, ['01', '02', '03'])).toBe(3)
  expect(unitsOf(xien, ['02', '01'])).toBe(0)
  expect(unitsOf(xien, ['01'])).toBe(0)
  expect(unitsOf(xien, ['01', '01'])).toBe(0)
  expect(
    unitsOf(
      xien,
      Array.from({ length: 21 }, (_, at) => `${at}`.padStart(2, '0')),
    ),
  ).toBe(0)
  expect(unitsOf(playOf('de.zodiac'), ['rat', 'pig'])).toBe(2)
  expect(unitsOf(playOf('de.zodiac'), ['pig', 'rat'])).toBe(0)
  expect(winnersIn(xien, ['01', '02', '03'], numbers('03', '44', '01'))).toEqual(['01-03'])
})

test('LOT-04 three digits in any order have the same RTP whether they stand in six orders, three or one', () => {
  const [play] = thaiPlays.filter(({ key }) => key === 'tod3')
  if (!play) throw new Error('tod3')
  const every = Array.from({ length: 1_000 }, (_, number) => `${number}`.padStart(3, '0'))
  for (const [pick, orders] of [
    ['127', 6],
    ['122', 3],
    ['222', 1],
  ] as const) {
    const hits = every.map((text) => hitsOf(play, [pick], [{ tier: 'first', text }]))
    const chance = prizeChance(play, 0, orders)
    expect(chance.hits).toEqual(
      rational(
        hits.reduce((total, hit) => total + hit, 0),
        1_000,
      ),
    )
    expect(chance.hit).toEqual(rational(hits.filter((hit) => hit > 0).length, 1_000))
  }
})

test('LOT-03 the head and tail board lists each ending once for each time it came', () => {
  const [draw] = published
  if (!draw) throw new Error('no draws')
  const board = headTailBoard(north, draw)
  expect(board.flat()).toHaveLength(27)
  expect(board[8]).toEqual([0, 3, 4, 5, 8])
})

test('LOT-04 the zodiac shares the hundred numbers among its animals, and panels of ten cover all of them', () => {
  for (const name of ['parity', 'size', 'head', 'tail', 'sum', 'zodiac']) {
    const numbers = (PANELS[name] ?? []).flatMap((option) => option.numbers)
    expect(new Set(numbers).size).toBe(100)
    expect(numbers).toHaveLength(100)
  }
})
