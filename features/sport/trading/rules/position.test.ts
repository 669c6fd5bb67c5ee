import fc from 'fast-check'
import { expect, test } from 'vitest'
import { factorOf, isLower, scaled, type FactorRow, type StakeWhy } from './factors.ts'
import { positionsOf } from './position.ts'

const row = (outcome: string, stake: bigint, payout: bigint, book = 'JADE:VND') => ({
  outcome,
  book,
  stake,
  payout,
  most: 1_000n,
})

test('SPT-01 the desk sees what each outcome of a market would cost, of all stakes on it', () => {
  const shown = positionsOf([
    row('winner|full|0|home', 300n, 600n),
    row('winner|full|0|away', 200n, 400n),
    row('winner|first|0|home', 50n, 75n),
    row('winner|full|0|home', 10n, 20n, 'JADE:USD'),
    row('winner|full|0|home+bothScore|full|0|yes', 10n, 50n),
    row('doubleChance|full|0|homeOrDraw', 100n, 130n),
  ])
  expect(shown.map(({ payout, result }) => [payout, result])).toEqual([
    [600n, -100n],
    [400n, 100n],
    [130n, null],
    [75n, -25n],
    [50n, null],
    [20n, -10n],
  ])
  expect(shown[4]?.selections).toHaveLength(2)
  expect(shown[0]).toMatchObject({ merchant: 'JADE', currency: 'VND', selections: [{ line: 0 }] })
})

test('SPT-01 a factor of the member takes precedence over segments, of which the lowest counts', () => {
  const own: FactorRow = { memberId: 1n, segment: null, percent: 300, why: 'trusted' }
  const inA: FactorRow = { memberId: null, segment: 'a', percent: 50, why: 'newAccount' }
  const inB: FactorRow = { memberId: null, segment: 'b', percent: 10, why: 'priceSkill' }
  expect(factorOf([inA, own, inB], new Set(['a', 'b']))).toEqual({ percent: 300, why: 'trusted' })
  expect(factorOf([inA, inB], new Set(['a', 'b']))?.percent).toBe(10)
  expect(factorOf([inA, inB], new Set(['a']))?.percent).toBe(50)
  expect(factorOf([inA, inB], new Set())).toBeNull()
})

test('SPT-01 a lower factor only restricts, a raised one never does; a stake is rounded down', () => {
  const of = (percent: number, why: StakeWhy = 'priceSkill') => ({ percent, why })
  expect([
    isLower(of(50), null),
    isLower(of(100), null),
    isLower(of(60), of(50)),
    isLower(of(40), of(50)),
    isLower(of(150), of(300)),
    isLower(of(40, 'trusted'), of(50)),
    // a limit that protects is not relabelled as one that a trader may exceed
    isLower(of(40), of(50, 'saferPlay')),
    isLower(of(40, 'linkedAccounts'), of(50, 'saferPlay')),
  ]).toEqual([true, false, false, true, false, false, false, true])
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), fc.integer({ min: 0, max: 100 }), (stake, percent) => {
      const kept = scaled(stake, percent)
      expect(kept <= stake && kept * 100n <= stake * BigInt(percent)).toBe(true)
      expect((kept + 1n) * 100n > stake * BigInt(percent)).toBe(true)
    }),
    { numRuns: 100 },
  )
})
