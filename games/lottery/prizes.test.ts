import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { compare, rational, ZERO } from '#kit/rational.ts'
import { numbersIn, north } from '#game-kit/lottery/vietnam/draw.ts'
import { unitsOf } from '#game-kit/lottery/vietnam/plays.ts'
import type { Picks, PrizePlay } from '#game-kit/lottery/vietnam/plays.ts'
import { defaultPrices } from '#game-kit/lottery/vietnam/prize-config.ts'
import { prizeGame } from '#game-kit/lottery/vietnam/prize-game.ts'
import { lotteryStakes } from '#game-kit/lottery/stakes.ts'
import { northGame, northLottery, prizeLotteries, southGame } from './prizes.ts'

const fun = { currency: 'FUN', pieces: [] }
const configOf = (plays: readonly PrizePlay[]) => ({
  stakes: lotteryStakes,
  prices: defaultPrices(plays),
  pieceMs: 0,
})

function anyPicks({ rule, source }: PrizePlay): fc.Arbitrary<Picks> {
  if (rule.kind === 'set')
    return fc.subarray(
      rule.options.map(({ key }) => key),
      { minLength: 1 },
    )
  const least = 'size' in rule ? rule.size : 1
  const width = rule.kind === 'digit' ? 1 : source.width
  return fc
    .uniqueArray(fc.integer({ min: 0, max: 10 ** width - 1 }), {
      minLength: least,
      maxLength: Math.min(12, 10 ** width),
    })
    .map((numbers) => numbers.map((number) => `${number}`.padStart(width, '0')).toSorted())
}

test.each(
  prizeLotteries.flatMap((lottery) =>
    lottery.plays.map((play) => [lottery.id, play.key, lottery, play] as const),
  ),
)('LOT-03 no result of %s %s returns more than the line was checked for', (_, key, lottery, play) => {
  const math = prizeGame(lottery)
  const cfg = configOf(lottery.plays)
  const type = math.betTypes(cfg).find((each) => each.key === key)
  const chance = fastChance(3)
  fc.assert(
    fc.property(anyPicks(play), (picks) => {
      fc.pre(unitsOf(play, picks) > 0)
      const most = type?.maxReturn(cfg, picks) ?? ZERO
      const { outcome } = math.draw(cfg, chance, null)
      const { factor } = math.settler(cfg, outcome)({ key, stake: 1n, choice: picks }, { epoch: 0, acts: [] })
      expect(compare(factor, most)).toBeLessThanOrEqual(0)
    }),
    { numRuns: 100 },
  )
})

const drawn = {
  prize1: ['55539'],
  prize2: ['10039', '20001'],
  prize3: ['30010', '30011', '30012', '30013', '30014', '30015'],
  prize4: ['4020', '4021', '4022', '4023'],
  prize5: ['5030', '5031', '5032', '5033', '5034', '5035'],
  prize6: ['640', '641', '642'],
  prize7: ['39', '51', '52', '53'],
  special: ['99977'],
}

test('LOT-03 a point on 27 numbers pays 99 for each hit, three hits three times', () => {
  const open = northGame.open(northGame.defaultConfig)
  const slip = open.check([['lo2', '27.00', '39']], fun)
  expect(slip).toMatchObject({ ok: true, value: { stake: 270_000n } })
  const result = open.settler(drawn)({ lines: [['lo2', '27.00', '39']], epoch: 0, acts: [] })
  expect(result).toMatchObject({ win: 2_970_000n, results: [{ tag: 'win', hits: 3 }] })
})

test('LOT-03 a live point is sold at the price of the numbers left and counts only those', () => {
  const open = northGame.open(northGame.defaultConfig)
  const pieces = numbersIn(north, drawn).map(({ text }) => text)
  // after 22 numbers 39 has come twice; five are left, 39 among them
  const live = { currency: 'FUN', pieces: pieces.slice(0, 22) }
  expect(open.check([['lo2Live', '5.00', '39']], live)).toMatchObject({ ok: true })
  expect(open.check([['lo2', '27.00', '39']], live)).toMatchObject({
    error: { refused: 'games.betMalformed' },
  })
  const settle = open.settler(drawn)
  const at = (epoch: number) => settle({ lines: [['lo2Live', '5.00', '39']], epoch, acts: [] }).win
  expect(at(22)).toBe(980_000n)
  expect(at(23)).toBe(0n)
  expect(open.check([['lo2Live', '5.00', '39']], { currency: 'FUN', pieces })).toMatchObject({ ok: false })
})

test('LOT-03 numbers entered one by one make the result; a repetition in a tier, a wrong width or one too many is refused', () => {
  const { piecewise } = northGame.open(northGame.defaultConfig)
  if (!piecewise) throw new Error('not piecewise')
  const pieces = numbersIn(north, drawn).map(({ text }) => text)
  for (let count = 0; count < 27; count++)
    expect(piecewise.join(pieces.slice(0, count))).toEqual({ ok: true, value: null })
  expect(piecewise.join(pieces)).toEqual({ ok: true, value: drawn })
  expect(piecewise.join(['55539', '10039', '10039'])).toEqual({
    ok: false,
    error: 'prize2: a number occurs twice',
  })
  expect(piecewise.join(['5553'])).toEqual({ ok: false, error: 'prize1: not a number of 5 digits' })
  expect(piecewise.join([...pieces, '11'])).toEqual({ ok: false, error: 'more than 27 numbers' })
  expect(piecewise.pieces(drawn).map(({ piece }) => piece)).toEqual(pieces)
})

test('LOT-03 caps are kept for each number: what a slip could cost if that number comes', () => {
  const open = southGame.open(southGame.defaultConfig)
  const slip = open.check(
    [
      ['de', '20.00', '07,70'],
      ['xien2', '3.00', '01,02,03'],
      ['de.head', '2.00', '0,7'],
    ],
    fun,
  )
  if (!slip.ok) throw new Error(slip.error.refused)
  expect([...slip.value.exposure]).toEqual([
    ['de:07', 9_500_000n],
    ['de:70', 9_500_000n],
    ['xien2', 1_080_000n],
    ['de.head:0', 97_500n],
    ['de.head:7', 97_500n],
  ])
})

test('LOT-02 a configuration without a price for a play, or with an unknown one, is refused', () => {
  const { prices, ...rest } = configOf(northLottery.plays)
  const math = prizeGame(northLottery)
  const json = math.configSchema.write({ ...rest, prices })
  expect(northGame.configProblem(json)).toBeNull()
  const { lo2: _, ...fewer } = prices
  expect(northGame.configProblem(math.configSchema.write({ ...rest, prices: fewer }))).toBe(
    'prices: lo2 is missing',
  )
  const more = { ...prices, lo9: { price: 1n, payout: 2n } }
  expect(northGame.configProblem(math.configSchema.write({ ...rest, prices: more }))).toBe(
    'prices: lo9 is unknown',
  )
  const row = northGame
    .open(northGame.defaultConfig)
    .theory()
    .find(({ betKey }) => betKey === 'lo2')
  expect(row?.rtp).toEqual(rational(99, 100))
})
