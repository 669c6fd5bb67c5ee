import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validBet, vendorValidBet, type EndedBet } from './valid-bet.ts'

const bet = (stake: bigint, tag: EndedBet['tag'], side?: string, group = 'winner'): EndedBet =>
  side === undefined ? { stake, tag } : { stake, tag, hedge: { group, side } }

test('CSH-02 counts a decided stake and excludes voids and pushes', () => {
  expect(validBet([])).toBe(0n)
  expect(validBet([bet(10n, 'win'), bet(5n, 'loss'), bet(3n, 'jackpot')])).toBe(18n)
  expect(validBet([bet(10n, 'push'), bet(5n, 'void')])).toBe(0n)
  expect(validBet([bet(10n, 'halfWin'), bet(5n, 'halfLoss')])).toBe(15n)
})

test('CSH-02 counts the difference between opposite bets on one event', () => {
  expect(validBet([bet(10n, 'win', 'banker'), bet(4n, 'loss', 'player'), bet(1n, 'loss')])).toBe(7n)
  expect(validBet([bet(10n, 'win', 'banker'), bet(10n, 'loss', 'player')])).toBe(0n)
  expect(validBet([bet(10n, 'win', 'banker'), bet(10n, 'loss', 'small', 'cards')])).toBe(20n)
  // a tie pushes both: only the tie bet was decided
  expect(validBet([bet(10n, 'push', 'banker'), bet(4n, 'push', 'player'), bet(1n, 'win')])).toBe(1n)
  // home, draw and away of one match
  expect(validBet([bet(9n, 'win', 'home'), bet(2n, 'loss', 'draw'), bet(3n, 'loss', 'away')])).toBe(4n)
  expect(validBet([bet(5n, 'win', 'home'), bet(5n, 'loss', 'draw'), bet(5n, 'loss', 'away')])).toBe(0n)
})

test('CSH-02 treats a payout of exactly the stake as a push only in categories with pushes', () => {
  const pushed = { stake: 10n, win: 10n }
  expect(vendorValidBet({ ...pushed, category: 'LIVE' })).toBe(0n)
  expect(vendorValidBet({ ...pushed, category: 'SPORTS' })).toBe(0n)
  expect(vendorValidBet({ ...pushed, category: 'RNG' })).toBe(10n)
  expect(vendorValidBet({ stake: 10n, win: 0n, category: 'LIVE' })).toBe(10n)
  expect(vendorValidBet({ stake: 0n, win: 0n, category: 'LIVE' })).toBe(0n)
})

const bets = fc.array(
  fc.record({
    stake: fc.bigInt({ min: 0n, max: 1_000n }),
    tag: fc.constantFrom<EndedBet['tag']>('win', 'halfWin', 'push', 'halfLoss', 'loss', 'void', 'jackpot'),
    side: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
    group: fc.constantFrom('one', 'two'),
  }),
  { maxLength: 8 },
)

test('CSH-02 the valid bet is at most the decided stakes in any order, and a hedge never increases it', () => {
  fc.assert(
    fc.property(bets, (list) => {
      const all = list.map(({ stake, tag, side, group }) => bet(stake, tag, side, group))
      const decided = all.filter(({ tag }) => tag !== 'push' && tag !== 'void')
      const staked = decided.reduce((sum, { stake }) => sum + stake, 0n)
      const valid = validBet(all)
      expect(valid).toBeGreaterThanOrEqual(0n)
      expect(valid).toBeLessThanOrEqual(staked)
      expect(validBet(all.toReversed())).toBe(valid)
      // each bet on both sides: the hedged ones have nothing at risk
      const free = decided.filter(({ hedge }) => !hedge)
      const doubled = decided.flatMap((one) =>
        one.hedge
          ? [bet(one.stake, 'win', 'a', one.hedge.group), bet(one.stake, 'loss', 'b', one.hedge.group)]
          : [],
      )
      expect(validBet([...free, ...doubled])).toBe(free.reduce((sum, { stake }) => sum + stake, 0n))
    }),
  )
})
