import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasOwnWins, profitOf, type FreeRoundsTerms } from './free-rounds.ts'

test('PRO-02 a free bet wins what came back beyond its stake, and a lost one takes nothing from another', () => {
  expect(profitOf([{ staked: 10_000n, returned: 35_000n }])).toBe(25_000n)
  const lost = { staked: 10_000n, returned: 0n }
  const voided = { staked: 10_000n, returned: 10_000n }
  expect(profitOf([{ staked: 10_000n, returned: 35_000n }, lost, voided])).toBe(25_000n)
})

test('PRO-02 free bets never pay more than came back, nor any stake', () => {
  const bet = fc.record({ staked: fc.bigInt(1n, 100n), returned: fc.bigInt(0n, 500n) })
  fc.assert(
    fc.property(fc.array(bet), (bets) => {
      const won = bets.filter(({ staked, returned }) => returned > staked)
      const sum = (of: (bet: (typeof bets)[number]) => bigint) =>
        won.reduce((all, each) => all + of(each), 0n)
      expect(profitOf(bets)).toBe(sum(({ returned }) => returned) - sum(({ staked }) => staked))
    }),
  )
})

test('PRO-02 winnings of free bets are kept apart even where they become cash', () => {
  const terms: FreeRoundsTerms = {
    version: 1,
    kind: 'freeRounds',
    games: ['dice'],
    stake: '10000',
    days: 3,
    wins: 'cash',
  }
  expect([hasOwnWins(terms), hasOwnWins({ ...terms, isFreeBet: true })]).toEqual([false, true])
})
