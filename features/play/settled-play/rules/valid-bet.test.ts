import fc from 'fast-check'
import { expect, test } from 'vitest'
import { opposingOf, validBet, vendorValidBet, type EndedBet } from './valid-bet.ts'

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

const shared = (stake: bigint, of: number, ...sides: string[]): EndedBet => {
  const share = { n: 1n, d: BigInt(sides.length) }
  return { stake, tag: 'loss', hedges: sides.map((side) => ({ group: `of ${of}`, side, of, share })) }
}

test('CSH-02 a stake shared among sides is at risk only as far as they do not oppose each other (decision 24)', () => {
  expect(validBet([shared(40n, 2, 'big', 'small')])).toBe(0n)
  expect(validBet([shared(30n, 10, '1', '2', '3')])).toBe(30n) // seven digits are missing
  const ten = Array.from({ length: 10 }, (_, digit) => `${digit}`)
  expect(validBet([shared(100n, 10, ...ten)])).toBe(0n)
  expect(validBet([shared(100n, 10, ...ten), shared(9n, 10, '7')])).toBe(9n)
  // what the shares leave of a stake opposes nothing
  expect(validBet([shared(41n, 2, 'big', 'small')])).toBe(1n)
})

test('CSH-02 bets of several slips oppose each other as those of one, whichever is settled first', () => {
  const [big, small] = [[shared(10n, 2, 'big')], [shared(4n, 2, 'small')]]
  const all = opposingOf([...big, ...small])
  expect(validBet(big) + validBet(small)).toBe(14n)
  // 6 of 14 are at risk: 10 x 6 / 14 and 4 x 6 / 14, each rounded down
  expect([validBet(big, all), validBet(small, all)]).toEqual([4n, 1n])
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
