import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { add, compare, multiply, ONE, rational, ZERO } from '#kit/rational.ts'
import { lotteryStakes } from '../stakes.ts'
import { liveHits } from './chances.ts'
import { drawPrizes, north, numbersIn, south } from './draw.ts'
import type { DrawShape, PrizeDraw } from './draw.ts'
import { northPlays, southPlays } from './plays.ts'
import type { PrizePlay } from './plays.ts'
import { defaultPrices } from './prize-config.ts'
import { factorOf, prizeGame } from './prize-game.ts'

/** A draw small enough to count every one: two numbers of one digit, then one number of one digit. */
const small: DrawShape = {
  key: 'thai',
  tiers: [
    { key: 'short', count: 2, width: 1 },
    { key: 'special', count: 1, width: 1 },
  ],
}
const smallPlay: PrizePlay = {
  key: 'lo2Live',
  shape: small,
  source: { tiers: ['short', 'special'], end: 'last', width: 1 },
  rule: { kind: 'each' },
  isLive: true,
}
const digits = Array.from({ length: 10 }, (_, digit) => `${digit}`)
const every: readonly PrizeDraw[] = digits.flatMap((a) =>
  digits.filter((b) => b !== a).flatMap((b) => digits.map((c) => ({ short: [a, b], special: [c] }))),
)
const prices = { lo2Live: { price: 30_000n, payout: 98_000n } }
const smallConfig = { stakes: lotteryStakes, prices, pieceMs: 0 }

test('LOT-04 every live bet returns, over every rest of a draw, what the exact chances of that rest say', () => {
  const math = prizeGame({ id: 'small', shape: small, plays: [smallPlay] })
  for (const shown of [0, 1, 2])
    for (const ending of ['0', '7']) {
      const rests = new Map<string, { count: number; factor: ReturnType<typeof rational> }>()
      for (const draw of every) {
        const prefix = numbersIn(small, draw)
          .slice(0, shown)
          .map(({ text }) => text)
          .join()
        const { factor } = math.settler(smallConfig, draw)(
          { key: 'lo2Live', stake: 1n, choice: [ending] },
          { epoch: shown, acts: [] },
        )
        const rest = rests.get(prefix) ?? { count: 0, factor: ZERO }
        rests.set(prefix, { count: rest.count + 1, factor: add(rest.factor, factor) })
      }
      for (const [prefix, { count, factor }] of rests) {
        const drawn = prefix === '' ? [] : prefix.split(',')
        const expected = multiply(
          factorOf(smallConfig, smallPlay, undefined, shown),
          liveHits(smallPlay, drawn, ending),
        )
        expect({ prefix, ending, rtp: multiply(factor, rational(1, count)) }).toEqual({
          prefix,
          ending,
          rtp: expected,
        })
      }
    }
})

const liveOf = (plays: readonly PrizePlay[]): PrizePlay => {
  const play = plays.find(({ isLive }) => isLive)
  if (!play) throw new Error('no live play')
  return play
}

test.each([
  { shape: north, plays: northPlays, seed: 11 },
  { shape: south, plays: southPlays, seed: 12 },
])(
  'LOT-04 no number is worth more than its stake after any prize of a $shape.key draw',
  ({ shape, plays, seed }) => {
    const play = liveOf(plays)
    const config = { stakes: lotteryStakes, prices: defaultPrices(plays), pieceMs: 0 }
    const chance = fastChance(seed)
    const pairs = Array.from({ length: 100 }, (_, number) => `${number}`.padStart(2, '0'))
    const runs = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 500 : 10
    for (let run = 0; run < runs; run++) {
      const drawn = numbersIn(shape, drawPrizes(shape, chance)).map(({ text }) => text)
      for (let shown = 1; shown < drawn.length; shown++) {
        const factor = factorOf(config, play, undefined, shown)
        const hits = pairs.map((ending) => liveHits(play, drawn.slice(0, shown), ending))
        // over all numbers the hits to come are as many as the prizes to come
        const total = hits.reduce(add, ZERO)
        expect(total).toEqual(rational(drawn.length - shown))
        for (const each of hits) expect(compare(multiply(factor, each), ONE)).toBe(-1)
      }
    }
  },
)

test('LOT-03 what a live bet could cost is counted at the odds of the prizes left', () => {
  const math = prizeGame({ id: 'vn-north', shape: north, plays: northPlays })
  const config = { stakes: lotteryStakes, prices: defaultPrices(northPlays), pieceMs: 0 }
  const bet = { key: 'lo2Live', stake: 270_000n, choice: ['07'] }
  const costs = (epoch: number) => math.exposure?.(config, bet, epoch)
  expect(costs(0)).toEqual([{ key: 'lo2Live:07', most: 980_000n }])
  expect(costs(26)).toEqual([{ key: 'lo2Live:07', most: 26_460_000n }])
})
