import fc from 'fast-check'
import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { countedBets, sidesOf, type SidedBet } from './opposite.ts'
import { validBet } from './valid-bet.ts'

const bet = (stake: bigint, event: string, side: string): SidedBet => ({
  stake,
  valid: stake,
  sides: [{ event, side, stake }],
})

test('AGT-05 of opposite bets of several members only the excess of one side counts, for each event alone', () => {
  const [banker, player] = [bet(major(100), 'hand', 'banker'), bet(major(60), 'hand', 'player')]
  expect(countedBets([banker, player])).toEqual([major(40), 0n])
  expect(countedBets([banker, bet(major(100), 'hand', 'player')])).toEqual([0n, 0n])
  expect(countedBets([banker, bet(major(60), 'next', 'player')])).toEqual([major(100), major(60)])
  // 3.00 excess over 7.00 of two bets, rounded down for each
  expect(countedBets([bet(50_000n, 'e', 'a'), bet(20_000n, 'e', 'a'), bet(40_000n, 'e', 'b')])).toEqual([
    21_428n,
    8_571n,
    0n,
  ])
})

test('AGT-05 a pushed bet has nothing to count, and a bet beside the event counts in full', () => {
  const tied: SidedBet = { ...bet(major(100), 'hand', 'banker'), valid: 0n }
  const mixed: SidedBet = {
    stake: major(110),
    valid: major(110),
    sides: [{ event: 'hand', side: 'player', stake: major(100) }],
  }
  expect(countedBets([tied, mixed])).toEqual([0n, major(10)])
})

const slip = fc.array(
  fc.record({
    stake: fc.bigInt({ min: 1n, max: 1_000_000n }),
    hedge: fc.option(fc.record({ group: fc.constantFrom('x', 'y'), side: fc.constantFrom('a', 'b', 'c') }), {
      nil: undefined,
    }),
  }),
  { minLength: 1, maxLength: 5 },
)

test('AGT-05 random slips: alone a slip counts as its valid bet, together never more, and the order does not matter', () => {
  fc.assert(
    fc.property(fc.array(slip, { minLength: 1, maxLength: 6 }), (slips) => {
      const bets = slips.map((lines): SidedBet => ({
        stake: lines.reduce((total, { stake }) => total + stake, 0n),
        valid: validBet(lines.map(({ stake, hedge }) => ({ stake, tag: 'loss', ...(hedge && { hedge }) }))),
        sides: sidesOf(lines),
      }))
      for (const each of bets) {
        const [alone] = countedBets([each])
        // rounded down once for each of at most two events
        expect(each.valid - alone! >= 0n && each.valid - alone! <= 2n).toBe(true)
      }
      const counted = countedBets(bets)
      // the same lines as one slip of one member: its valid bet, less what each bet and event rounds down
      const together = validBet(
        slips.flat().map(({ stake, hedge }) => ({ stake, tag: 'loss', ...(hedge && { hedge }) })),
      )
      const total = counted.reduce((sum, each) => sum + each, 0n)
      expect(total <= together).toBe(true)
      if (bets.every(({ stake, valid }) => stake === valid))
        expect(together - total <= 2n * BigInt(bets.length)).toBe(true)
      expect(countedBets(bets.toReversed()).toReversed()).toEqual(counted)
    }),
    { numRuns: process.env['FAIRHOUSE_TIER'] === 'nightly' ? 5_000 : 300 },
  )
})
