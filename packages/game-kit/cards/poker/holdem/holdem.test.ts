import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fastChance } from '#kit/chance-fast.ts'
import { sharesOfRake } from '#game-kit/cards/poker/pots.ts'
import { act, awaited, legalOf, timeout } from './act.ts'
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
const card = (text: string) => 'shdc'.indexOf(text[1] ?? '') * 13 + 'A23456789TJQK'.indexOf(text[0] ?? '')

/** A deck that begins with these cards. */
function deckFrom(text: string): number[] {
  const first = text.split(' ').filter(Boolean).map(card)
  return [
    ...first,
    ...Array.from({ length: 52 }, (_, other) => other).filter((other) => !first.includes(other)),
  ]
}

function deal(stacks: readonly number[], { button = 0, deck = '', rules = config } = {}): Hand {
  const entries = stacks.map((stack, seat) => ({ seat, stack: BigInt(stack) }))
  return begin(rules, { seats: stacks.length, button, entries }, deckFrom(deck))
}

function play(hand: Hand, ...actions: readonly (string | number)[]): Hand {
  return actions.reduce<Hand>((now, action) => {
    const next = act(
      now,
      awaited(now)[0] ?? -1,
      typeof action === 'number' ? { kind: 'raise', to: BigInt(action) } : { kind: action as 'fold' },
    )
    if (typeof next === 'string') throw new Error(`${action} was refused: ${next}`)
    return next
  }, hand)
}

const stacksOf = (hand: Hand) => hand.players.map(({ stack }) => Number(stack))

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
  seed: fc.nat(),
  stacks: fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 2, maxLength: 9 }),
  ante: fc.constantFrom(0n, 2n),
  mayRunTwice: fc.boolean(),
})

/** Plays random legal decisions to the end; `see` gets every state. */
function playOut(hand: Hand, seed: number, see: (hand: Hand) => void): Hand {
  const chance = fastChance(seed)
  for (let now = hand, step = 0; ; step++) {
    see(now)
    if (now.phase === 'over') return now
    if (step > 500) throw new Error('the hand does not end')
    const seat = awaited(now)[0] ?? -1
    const next = act(now, seat, decision(now, seat, chance.below(10), chance.below(1_000)))
    if (typeof next === 'string') throw new Error(`a legal decision was refused: ${next}`)
    now = next
  }
}

function decision(hand: Hand, seat: number, what: number, size: number): Action {
  const legal = legalOf(hand, seat)
  if (!legal) return { kind: 'twice', agrees: what < 8 }
  if (what === 0) return timeout(hand, seat)
  if (what < 5 && legal.raise) {
    const span = legal.raise.to - legal.raise.from
    return { kind: 'raise', to: legal.raise.from + (span * BigInt(size)) / 999n }
  }
  return { kind: legal.check ? 'check' : 'call' }
}

const chipsIn = (hand: Hand) =>
  hand.players.reduce((sum, { stack, put }) => sum + stack + (hand.phase === 'over' ? 0n : put), 0n)

test('STU-05 CSH-06 loses and creates no chip in random hands: what is not returned or won is the rake', () => {
  fc.assert(
    fc.property(games, ({ seed, stacks, ante, mayRunTwice }) => {
      const deck = [...fastChance(seed).shuffle(52)]
      const entries = stacks.map((stack, seat) => ({ seat, stack: BigInt(stack) }))
      const start = begin(
        { ...config, ante, mayRunTwice },
        { seats: stacks.length, button: seed % stacks.length, entries },
        deck,
      )
      const chips = entries.reduce((sum, { stack }) => sum + stack, 0n)
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
      const deck = [...fastChance(seed).shuffle(52)]
      const entries = stacks.map((stack, place) => ({ seat: place, stack: BigInt(stack) }))
      const table = { seats: stacks.length, button: seed % stacks.length, entries }
      const rules = { ...config, mayRunTwice }
      playOut(begin(rules, table, deck), seed, (hand) => {
        const known = new Set(openPlaces(hand, seat))
        const hidden = deck.flatMap((_, place) => (known.has(place) ? [] : [place]))
        const other = [...deck]
        // turn the hidden cards by one place
        for (const [nth, place] of hidden.entries())
          other[place] = deck[hidden[(nth + 1) % hidden.length] ?? 0] ?? 0
        const twin = {
          ...hand,
          deck: other,
          players: hand.players.map((player) =>
            known.has(deck.indexOf(player.cards[0] ?? -1))
              ? player
              : { ...player, cards: player.cards.map((held) => other[deck.indexOf(held)] ?? 0) },
          ),
        }
        expect(viewOf(twin, seat)).toEqual(viewOf(hand, seat))
      })
    }),
    { numRuns: isNightly ? 5_000 : 40 },
  )
})
