import fc from 'fast-check'
import { expect, test } from 'vitest'
import { legalOf, type BetAction } from '#game-kit/cards/poker/betting/decide.ts'
import { sharesOfRake } from '#game-kit/cards/poker/pots.ts'
import {
  anyStacks,
  byChips,
  chipsIn,
  dealing,
  dealOf,
  playedOut,
  playing,
  stacksOf,
  twinOf,
} from '#game-kit/cards/poker/testing/hands.ts'
import { act, awaited, begin, openPlaces, timeout, viewOf, type Lieng, type LiengConfig } from './lieng.ts'
import { strengthOf } from './strength.ts'

const isNightly = process.env.FAIRHOUSE_TIER === 'nightly'

const config: LiengConfig = { ante: 10n, chip: 1n, rake: { rate: 50_000n, cap: 30n } }
const free: LiengConfig = { ...config, rake: { rate: 0n, cap: 0n } }

const deal = dealing(begin, config)
const play = playing<Lieng, BetAction>({ act, awaited })
// seats 1, 2, 0 get sáp of aces, liêng 5-6-7 and 9 points
const DECK = 'As 5s Ks Ah 6h Qh Ad 7d 9d'

test('STU-05 Liêng: everyone antes, and the left neighbour of the dealer decides first', () => {
  const hand = deal([100, 100, 100], { deck: DECK })
  expect(stacksOf(hand)).toEqual([90, 90, 90])
  expect(hand.turn).toBe(1)
  expect(hand.players[1]?.cards.map((card) => card % 13)).toEqual([0, 0, 0])
  expect(legalOf(hand, 1)).toEqual({ check: true, call: null, raise: { from: 10n, to: 90n } })
  expect(deal([100, 100]).turn).toBe(1)
})

test('STU-05 Liêng: when all check the highest hand takes the antes, and all who are left show', () => {
  const hand = play(deal([100, 100, 100], { deck: DECK, rules: free }), 'check', 'check', 'check')
  expect(hand.phase).toBe('over')
  expect(stacksOf(hand)).toEqual([90, 120, 90])
  expect(hand.result?.shown).toEqual([1, 2, 0])
})

test('STU-05 Liêng: a raise is at least as large as the one before, and betting closes when all have matched it', () => {
  const hand = play(deal([500, 500, 500], { deck: DECK }), 'check', 40)
  expect(legalOf(hand, 0)?.raise).toEqual({ from: 80n, to: 490n })
  expect(act(hand, 0, { kind: 'raise', to: 79n })).toBe('raiseTooSmall')
  expect(act(hand, 0, { kind: 'check' })).toBe('mustCall')
  expect(act(hand, 1, { kind: 'call' })).toBe('notYourTurn')
  const raised = play(hand, 100)
  // the player who checked and the one who bet answer the raise
  expect(raised.turn).toBe(1)
  const called = play(raised, 'call', 'fold')
  expect(called.phase).toBe('over')
  expect(called.result?.shown).toEqual([1, 0])
})

test('STU-05 Liêng: amounts are whole chips unless a player is all in', () => {
  const hand = deal([500, 105, 500], { rules: { ...config, chip: 10n } })
  expect(act(hand, 1, { kind: 'raise', to: 25n })).toBe('notWholeChips')
  expect(play(hand, 95).toCall).toBe(95n)
})

test('STU-05 Liêng: the short stack wins the main pot only, and the better of the others the side pot', () => {
  const hand = play(deal([100, 40, 100], { deck: DECK, rules: free }), 30, 90, 'call')
  expect(hand.result?.pots.map(({ amount }) => Number(amount))).toEqual([120, 120])
  // sáp takes 120, liêng the 120 of the side pot
  expect(stacksOf(hand)).toEqual([0, 120, 120])
})

test('STU-05 Liêng: a hand that all others give up returns the uncalled bet, pays no rake and shows nothing', () => {
  const hand = play(deal([500, 500, 500], { deck: DECK }), 200, 'fold', 'fold')
  expect(hand.result).toMatchObject({ returned: { seat: 1, amount: 200n }, shown: [] })
  expect(hand.result?.pots.map(({ rake }) => rake)).toEqual([0n])
  expect(stacksOf(hand)).toEqual([490, 520, 490])
  for (const seat of [null, 0, 2])
    expect(viewOf(hand, seat).players.find((player) => player.seat === 1)?.cards).toBeNull()
})

test('STU-05 Liêng: a showdown pays the rake up to its cap', () => {
  const hand = play(deal([500, 500, 500], { deck: DECK }), 100, 'call', 'call')
  // five percent of 330 in whole chips
  expect(hand.result?.pots.map(({ rake }) => rake)).toEqual([16n])
  expect(stacksOf(hand)).toEqual([390, 704, 390])
})

test('STU-05 Liêng: a player with less than the ante is all in with it, and a deal of such stacks is shown down immediately', () => {
  const hand = deal([4, 10, 3], { deck: DECK, rules: free })
  expect(hand.phase).toBe('over')
  expect(stacksOf(hand)).toEqual([0, 17, 0])
})

test('STU-05 Liêng: a player who does not answer in time checks where that is free, else folds', () => {
  const hand = deal([100, 100, 100])
  expect(timeout(hand, 1)).toEqual({ kind: 'check' })
  expect(timeout(play(hand, 20), 2)).toEqual({ kind: 'fold' })
})

const games = fc.record({ ...anyStacks, ante: fc.constantFrom(1n, 10n) })
const playOut = (hand: Lieng, seed: number, see: (hand: Lieng) => void = () => undefined): Lieng =>
  playedOut<Lieng, BetAction>(hand, seed, { act, awaited, timeout, see })

test('STU-05 CSH-06 Liêng: random hands end, lose and create no chip, and pay the pots as a count chip by chip does', () => {
  fc.assert(
    fc.property(games, ({ seed, stacks, ante }) => {
      const { table, deck, chips } = dealOf(seed, stacks)
      const end = playOut(begin({ ...config, ante }, table, deck), seed, (hand) => {
        if (hand.phase !== 'over') expect(chipsIn(hand)).toBe(chips)
        for (const { stack } of hand.players) expect(stack >= 0n).toBe(true)
      })
      const rake = end.result?.pots.reduce((sum, pot) => sum + pot.rake, 0n) ?? 0n
      expect(chipsIn(end) + rake).toBe(chips)
      expect(rake <= config.rake.cap).toBe(true)
      expect(sharesOfRake(end.players, rake).reduce((sum, share) => sum + share, 0n)).toBe(rake)
    }),
    { numRuns: isNightly ? 100_000 : 200 },
  )
  fc.assert(
    fc.property(games, ({ seed, stacks, ante }) => {
      const { table, deck } = dealOf(seed, stacks)
      const end = playOut(begin({ ...free, ante }, table, deck), seed)
      // no two hands of a deal tie, so that no chip is odd
      const expected = byChips(
        end.players,
        end.players.map(({ cards }) => strengthOf(cards)),
      )
      const won = end.players.map(({ seat }) =>
        Number(end.result?.wins.reduce((sum, win) => (win.seat === seat ? sum + win.amount : sum), 0n)),
      )
      expect(won).toEqual(expected)
    }),
    { numRuns: isNightly ? 100_000 : 200 },
  )
})

test('STU-05 Liêng: whatever is not legal is refused by its reason', () => {
  const refusedFor = (hand: Lieng, seat: number, action: BetAction) => {
    const legal = legalOf(hand, seat)
    if (!legal) return 'notYourTurn'
    if (action.kind === 'check') return legal.check ? null : 'mustCall'
    if (action.kind === 'call') return legal.call === null ? 'nothingToCall' : null
    if (action.kind !== 'raise') return null
    if (!legal.raise) return 'mayNotRaise'
    return action.to > legal.raise.to
      ? 'raiseTooLarge'
      : action.to < legal.raise.from
        ? 'raiseTooSmall'
        : null
  }
  const action = fc.oneof(
    fc.record({ kind: fc.constantFrom('fold' as const, 'check' as const, 'call' as const) }),
    fc.record({ kind: fc.constant('raise' as const), to: fc.bigInt({ min: 1n, max: 500n }) }),
  )
  fc.assert(
    fc.property(games, action, fc.nat(8), ({ seed, stacks, ante }, tried, at) => {
      const { table, deck } = dealOf(seed, stacks)
      playOut(begin({ ...config, ante }, table, deck), seed, (hand) => {
        const next = act(hand, at, tried)
        expect(typeof next === 'string' ? next : null).toBe(refusedFor(hand, at, tried))
      })
    }),
    { numRuns: isNightly ? 20_000 : 100 },
  )
})

test('G18 STU-05 Liêng: a player is shown the same whatever the hidden cards are, folded ones after the hand too', () => {
  fc.assert(
    fc.property(games, fc.option(fc.nat(8)), ({ seed, stacks, ante }, at) => {
      const seat = at === null ? null : at % stacks.length
      const { table, deck } = dealOf(seed, stacks)
      playOut(begin({ ...config, ante }, table, deck), seed, (hand) => {
        const twin = twinOf(hand, openPlaces(hand, seat))
        expect(viewOf(twin, seat)).toEqual(viewOf(hand, seat))
        const seen = viewOf(hand, seat).players.filter(({ cards }) => cards !== null)
        for (const { seat: of, folded } of seen)
          expect(of === seat || (hand.phase === 'over' && !folded)).toBe(true)
      })
    }),
    { numRuns: isNightly ? 5_000 : 60 },
  )
})
