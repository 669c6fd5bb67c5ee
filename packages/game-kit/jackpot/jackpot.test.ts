import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { equal, rational, toNumber } from '#kit/rational.ts'
import { jackpotRtp, levelProblem, levelRtp, type Level } from './levels.ts'
import { advance, belowLarge, hitsAtRandom, newPool, triggerOf, type Pool } from './meter.ts'

const STEP = 100n
const BETS = process.env['FAIRHOUSE_TIER'] === 'nightly' ? 3_000_000 : 60_000
const random = { kind: 'random', key: 'mini', seed: 5_000n, sharePpm: 10_000, oneInStaked: 100_000n } as const
const mustHit = { kind: 'mustHitBy', key: 'daily', seed: 1_000n, sharePpm: 10_000, by: 5_000n } as const

const stakes = fc.array(
  fc.integer({ min: 1, max: 400 }).map((steps) => BigInt(steps) * STEP),
  { minLength: 1, maxLength: 120 },
)

/** Plays bets on a pool; what goes in and what comes out. */
function played(level: Level, bets: readonly bigint[], seed: number) {
  const chance = fastChance(seed)
  const draw = () => (level.kind === 'mustHitBy' ? triggerOf(chance, level) : null)
  let pool: Pool = newPool(level, draw())
  let [given, paid] = [0n, 0n]
  const hits: { prize: bigint; number: number }[] = []
  for (const stake of bets) {
    const isHit = level.kind === 'random' && hitsAtRandom(chance, level, stake)
    const advanced = advance(level, pool, { stake, isHit }, draw)
    pool = advanced.pool
    expect(pool.trigger === null || pool.amount < pool.trigger).toBe(true) // no bet leaves a reached trigger unpaid
    given += advanced.contribution
    for (const hit of advanced.hits) {
      paid += hit.prize
      hits.push(hit)
    }
  }
  return { pool, given, paid, hits }
}

test('G16 STU-06 a pool is what was contributed and seeded less what was won, whatever the bets', () => {
  fc.assert(
    fc.property(stakes, fc.integer(), fc.constantFrom<Level>(random, mustHit), (bets, seed, level) => {
      const { pool, given, paid, hits } = played(level, bets, seed)
      expect(pool.amount).toBe(level.seed * BigInt(hits.length + 1) + given - paid)
      expect(given).toBe(bets.reduce((sum, stake) => sum + stake, 0n) / 100n)
      expect(hits.map(({ number }) => number)).toEqual(hits.map((_, at) => at + 1)) // the order is recorded
    }),
  )
})

test('G16 STU-06 a must-hit-by level is hit at its limit at the latest, and never pays more', () => {
  fc.assert(
    fc.property(stakes, fc.integer(), (bets, seed) => {
      const { pool, hits } = played(mustHit, bets, seed)
      expect(pool.amount).toBeLessThan(mustHit.by)
      for (const { prize } of hits) expect(prize > mustHit.seed && prize <= mustHit.by).toBe(true)
    }),
  )
})

test('G16 odds are in proportion to the stake: bets in one or in many parts hit a must-hit-by level at the same amounts', () => {
  fc.assert(
    fc.property(stakes, fc.integer(), (bets, seed) => {
      const parts = bets.flatMap((stake) => Array.from({ length: Number(stake / STEP) }, () => STEP))
      expect(played(mustHit, parts, seed).hits).toEqual(played(mustHit, bets, seed).hits)
    }),
    { numRuns: 30 },
  )
})

test('G16 a stake of n units hits a random level on exactly n of all draws', () => {
  const draws = 1_000
  const level = { ...random, oneInStaked: BigInt(draws) }
  const chanceOfDraw = (draw: number) => ({ ...fastChance(1), u32: nextOf([0, draw]) })
  for (const stake of [1n, 7n, 999n, 1_000n, 5_000n]) {
    const hits = Array.from({ length: draws }, (_, draw) => hitsAtRandom(chanceOfDraw(draw), level, stake))
    expect(hits.filter(Boolean)).toHaveLength(Math.min(draws, Number(stake)))
  }
})

const nextOf = (words: readonly number[]) => {
  let at = 0
  return () => words[at++ % words.length] ?? 0
}

test('G16 large draws are uniform by rejection: of the last words that would favour low numbers none is taken', () => {
  const n = 2n ** 63n + 1n
  const words = [0xff_ff_ff_ff, 0xff_ff_ff_ff, 0, 5]
  expect(belowLarge({ ...fastChance(1), u32: nextOf(words) }, n)).toBe(5n)
})

test('G6 STU-06 the RTP with the jackpot is exact: 1.5 % for a must-hit-by level from 1 000 to 5 000 with 1 %, as large as its units are small', () => {
  const unit = 10_000n
  const level = { ...mustHit, seed: 1_000n * unit, by: 5_000n * unit }
  expect(toNumber(levelRtp(level))).toBeCloseTo(0.015, 7)
  expect(equal(levelRtp(random), rational(6, 100))).toBe(true)
  expect(equal(jackpotRtp([random, random]), rational(12, 100))).toBe(true)
})

test('G6 what pools return in play is within four standard errors of their RTP', () => {
  for (const level of [random, mustHit]) {
    const chance = fastChance(3)
    const bets = Array.from({ length: BETS }, () => STEP * BigInt(1 + chance.below(20)))
    const staked = Number(bets.reduce((sum, stake) => sum + stake, 0n))
    const { paid, hits, pool } = played(level, bets, 11)
    // the pool that stays belongs to the players: it was contributed, but not paid yet
    const returned = Number(paid + pool.amount - level.seed)
    const mean = returned / staked
    const prizes = hits.map(({ prize }) => Number(prize))
    const error = (Math.sqrt(prizes.reduce((sum, prize) => sum + prize * prize, 0)) / staked) * 1.1
    expect(Math.abs(mean - toNumber(levelRtp(level)))).toBeLessThan(4 * error)
  }
})

test('G16 refuses a share that would leave a remainder, an empty pool, and a limit below the seed', () => {
  expect(levelProblem(mustHit, STEP)).toBe(null)
  expect(levelProblem({ ...mustHit, sharePpm: 20_000 }, STEP)).toBe(null)
  expect(levelProblem({ ...mustHit, sharePpm: 5_001 }, STEP)).toContain('not a whole number')
  expect(levelProblem({ ...mustHit, seed: 0n }, STEP)).toContain('never empty')
  expect(levelProblem({ ...mustHit, by: 1_000n }, STEP)).toContain('above its seed')
  expect(levelProblem({ ...random, oneInStaked: 0n }, STEP)).toContain('odds')
})
