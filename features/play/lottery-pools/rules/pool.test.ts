import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { ballPlay } from '#game-kit/lottery/games/balls.ts'
import { drawFrom } from '#game-kit/lottery/family.ts'
import { unitCount } from '#game-kit/lottery/play.ts'
import { major, type Minor } from '#kit/money.ts'
import { decimalText, rational } from '#kit/rational.ts'
import { lotteryOf } from '#features/play/lottery/public.ts'
import { endDraw, hitStake, poolRtp, type Hit } from './pool.ts'
import { poolLotteries } from './terms.ts'

const terms = { seed: major(1_000), sharePpm: 50_000, full: major(10) }
const STEP = 20n // the smallest stake of which 5 % is a whole number of units
const stakes = fc.bigInt({ min: 1n, max: 50_000n }).map((steps) => steps * STEP)
const draws = fc.array(
  fc.record({
    losing: stakes,
    hits: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(stakes, { maxLength: 5 })),
  }),
  { minLength: 1, maxLength: 60 },
)
const hitsOf = (list: readonly Minor[]): Hit[] => list.map((stake, at) => ({ slip: `${at}`, stake }))
const sumOf = (list: readonly Minor[]): Minor => list.reduce((sum, one) => sum + one, 0n)

test('LOT-04 STU-06 G16 a pool is its seeds and shares less its prizes to the unit, rolls over, and never falls below its seed', () => {
  fc.assert(
    fc.property(fc.noBias(draws), (list) => {
      let amount = terms.seed
      let [given, paid, seeded] = [0n, 0n, terms.seed]
      for (const { losing, hits } of list) {
        const staked = losing + sumOf(hits)
        const before = amount
        const end = endDraw(terms, { amount, staked, hits: hitsOf(hits) })
        amount = end.amount
        given += end.contributed
        paid += sumOf(end.prizes)
        seeded += end.seeded
        expect(end.contributed * 20n).toBe(staked)
        if (hits.length === 0) expect(amount).toBe(before + end.contributed)
        expect(amount >= terms.seed).toBe(true)
        expect(amount).toBe(seeded + given - paid)
        expect(sumOf(end.prizes) <= before + end.contributed).toBe(true)
      }
    }),
  )
})

test('G16 prizes are in proportion to the stake: a single bet of the full stake takes all, a smaller one its part, several share', () => {
  const pool = { amount: major(2_000), staked: 0n }
  const prizes = (...list: Minor[]) => endDraw(terms, { ...pool, hits: hitsOf(list) }).prizes
  expect(prizes(major(10))).toEqual([major(2_000)])
  expect(prizes(major(1))).toEqual([major(200)])
  expect(prizes(major(5), major(1))).toEqual([major(1_000), major(200)])
  expect(prizes(major(10), major(30))).toEqual([major(500), major(1_500)])
  // three equal ones: two thirds of a unit stay in the pool
  const three = endDraw(terms, { ...pool, hits: hitsOf([major(10), major(10), major(10)]) })
  expect(three.prizes).toEqual([6_666_666n, 6_666_666n, 6_666_666n])
  expect(three.amount).toBe(2n + three.seeded)
  // no split of a stake into slips changes what it wins, beyond a unit each
  fc.assert(
    fc.property(stakes, stakes, stakes, (one, two, other) => {
      const [whole = 0n] = prizes(one + two, other)
      const [first = 0n, second = 0n] = prizes(one, two, other)
      expect(whole - first - second >= 0n && whole - first - second <= 1n).toBe(true)
    }),
  )
})

test('LOT-04 a system hits with the part of its stake that its one winning single bet has', () => {
  for (const { draw } of poolLotteries) {
    const play = ballPlay(draw)
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 6, max: 12 }), fc.boolean(), (seed, size, isHit) => {
        const drawn = drawFrom(play.family, fastChance(seed))
        const others = Array.from({ length: draw.high }, (_, at) => at + 1).filter(
          (n) => !drawn.slice(0, 6).includes(n),
        )
        const row = [...drawn.slice(0, isHit ? 6 : 5), ...others].slice(0, size).toSorted((a, b) => a - b)
        const units = unitCount(play, [row])
        const line = [draw.key, `${units * 100}.00`, `${row.join(',')}@E`] as const
        expect(hitStake(draw, [line, line], drawn)).toBe(isHit ? major(200) : 0n)
      }),
      { numRuns: 40 },
    )
  }
})

test('G6 the RTP with the pool is that of the fixed prizes and its share, and seeds are worth less than 2 % of the stakes', () => {
  for (const { draw, terms: by } of poolLotteries) {
    const { fixed, withPool } = poolRtp(draw, { sharePpm: 50_000 })
    expect([fixed, withPool].map((rtp) => decimalText(rational(rtp.n * 100n, rtp.d), 3))).toEqual([
      '54.754',
      '59.754',
    ])
    for (const { seed, full } of Object.values(by)) {
      const combinations = draw.high === 45 ? 8_145_060n : 28_989_675n
      expect(seed * 50n).toBeLessThan(full * combinations)
    }
  }
})

test('LOT-04 lotteries with a pool are drawn from a chain: no later correction could change who won', () => {
  for (const { code } of poolLotteries) expect(lotteryOf(code)?.source).toBe('chain')
})
