import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sharesOfRake } from '#game-kit/cards/poker/pots.ts'
import {
  anyStacks,
  chipsIn,
  dealing,
  dealOf,
  playedOut,
  playing,
  stacksOf,
  twinOf,
} from '#game-kit/cards/poker/testing/hands.ts'
import { legalOf } from '#game-kit/cards/poker/betting/decide.ts'
import { act, awaited, timeout } from './act.ts'
import { begin } from './begin.ts'
import type { Action, Hand, HoldemConfig } from './hand.ts'
import { openPlaces, viewOf } from './view.ts'

const isNightly = process.env.FAIRHOUSE_TIER === 'nightly'

const config: HoldemConfig = {
  smallBlind: 5n,
  bigBlind: 10n,
  ante: 0n,
  chip: 1n,
  rake: { rate: 50_000n, cap: 30n },
  mayRunTwice: false,
}

const deal = dealing(begin, config)
const play = playing<Hand, Action>({ act, awaited })

test('STU-05 has the button post the small blind and act first before the flop with two players, last afterwards', () => {
  const hand = deal([100, 100])
  expect(hand.players.map(({ bet }) => Number(bet))).toEqual([5, 10])
  expect(hand.turn).toBe(0)
  expect(play(hand, 'call', 'check').turn).toBe(1)
})

test('STU-05 gives the big blind the option to raise when all others call', () => {
  const hand = play(deal([100, 100, 100]), 'call', 'call')
  expect(hand.turn).toBe(2)
  expect(legalOf(hand, 2)).toEqual({ check: true, call: null, raise: { from: 20n, to: 100n } })
})

test('STU-05 asks a raise to be at least as large as the one before', () => {
  const hand = play(deal([500, 500, 500]), 40)
  expect(legalOf(hand, 1)?.raise).toEqual({ from: 70n, to: 500n })
  expect(act(hand, 1, { kind: 'raise', to: 69n })).toBe('raiseTooSmall')
  expect(act(hand, 1, { kind: 'raise', to: 501n })).toBe('raiseTooLarge')
  expect(act(hand, 2, { kind: 'call' })).toBe('notYourTurn')
  expect(act(hand, 1, { kind: 'check' })).toBe('mustCall')
})

test('STU-05 lets a player who has acted only call an all-in raise that is too small', () => {
  const hand = play(deal([500, 150, 500]), 100, 150, 'fold')
  expect(hand.turn).toBe(0)
  expect(legalOf(hand, 0)).toEqual({ check: false, call: 50n, raise: null })
  expect(act(hand, 0, { kind: 'raise', to: 300n })).toBe('mayNotRaise')
})

test('STU-05 lets a player raise again when two small all-in raises add up to a full one', () => {
  const hand = play(deal([150, 210, 500, 500], { button: 3 }), 100, 'call', 150, 210)
  expect(hand.turn).toBe(2)
  expect(legalOf(hand, 2)?.raise).toEqual({ from: 300n, to: 500n })
})

test('STU-05 pays the main pot to the short stack and the side pot to the better of the others', () => {
  // seats 1, 2, 0 get aces, kings and queens
  const deck = 'As Ks Qs Ah Kh Qh 2c 7d 9c Jd 3s'
  const hand = play(
    deal([100, 50, 100], { deck, rules: { ...config, rake: { rate: 0n, cap: 0n } } }),
    100,
    'call',
    'call',
  )
  expect(hand.phase).toBe('over')
  expect(hand.result?.pots.map(({ amount }) => Number(amount))).toEqual([150, 100])
  expect(stacksOf(hand)).toEqual([0, 150, 100])
})

test('STU-05 returns an uncalled bet and takes no rake when the hand ends before the flop', () => {
  const hand = play(deal([100, 100, 100]), 40, 'fold', 'fold')
  expect(hand.result?.returned).toEqual({ seat: 0, amount: 30n })
  expect(stacksOf(hand)).toEqual([115, 95, 90])
})

test('STU-05 deals the rest of the board twice only if all players who are left agree', () => {
  const deck = 'As Ks Ah Kh 2c 7d 9c Jd 3s Kc 2d 8h Tc 4h'
  const rules = { ...config, mayRunTwice: true, rake: { rate: 0n, cap: 0n } }
  const allIn = play(deal([100, 100], { deck, rules }), 100, 'call')
  expect(awaited(allIn)).toEqual([0, 1])
  const one = act(allIn, 0, { kind: 'twice', agrees: true }) as Hand
  expect((act(one, 1, { kind: 'twice', agrees: false }) as Hand).result?.boards).toHaveLength(1)
  const both = act(one, 1, { kind: 'twice', agrees: true }) as Hand
  // aces hold on the first board; the second one brings a king
  expect(both.result?.boards).toHaveLength(2)
  expect(stacksOf(both)).toEqual([100, 100])
})

test('STU-05 does not ask a player to call the part of the big blind that its poster did not have', () => {
  expect(deal([100, 3]).phase).toBe('over')
})

const games = fc.record({
  ...anyStacks,
  ante: fc.constantFrom(0n, 2n),
  mayRunTwice: fc.boolean(),
})

const playOut = (hand: Hand, seed: number, see: (hand: Hand) => void): Hand =>
  playedOut<Hand, Action>(hand, seed, {
    act,
    awaited,
    timeout,
    see,
    other: (what) => ({ kind: 'twice', agrees: what < 8 }),
  })

test('STU-05 CSH-06 loses and creates no chip in random hands: what is not returned or won is the rake', () => {
  fc.assert(
    fc.property(games, ({ seed, stacks, ante, mayRunTwice }) => {
      const { table, deck, chips } = dealOf(seed, stacks)
      const start = begin({ ...config, ante, mayRunTwice }, table, deck)
      const end = playOut(start, seed, (hand) => {
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
})

test('G18 STU-05 shows a player the same whatever the hidden cards are', () => {
  fc.assert(
    fc.property(games, fc.nat(8), ({ seed, stacks, mayRunTwice }, at) => {
      const seat = at % stacks.length
      const { table, deck } = dealOf(seed, stacks)
      const rules = { ...config, mayRunTwice }
      playOut(begin(rules, table, deck), seed, (hand) => {
        const twin = twinOf(hand, openPlaces(hand, seat))
        expect(viewOf(twin, seat)).toEqual(viewOf(hand, seat))
      })
    }),
    { numRuns: isNightly ? 5_000 : 40 },
  )
})
