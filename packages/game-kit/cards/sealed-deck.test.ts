import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutOf, dealtOrder, isAsSealed, openCard, sealDeck } from './sealed-deck.ts'

const seeds = fc.stringMatching(/^[0-9a-f]{64}$/)
const SEED = 'a5'.repeat(32)

test('G18 opens each card of a sealed deck, and no other card passes for it', () => {
  fc.assert(
    fc.property(seeds, fc.nat(51), fc.nat(50), (seed, place, other) => {
      const deck = sealDeck(seed, 'room:7')
      const opened = openCard(seed, deck, place)
      expect(isAsSealed(deck.root, 'room:7', opened)).toBe(true)
      const card = (opened.card + 1 + other) % 52
      expect(isAsSealed(deck.root, 'room:7', { ...opened, card })).toBe(false)
      expect(isAsSealed(deck.root, 'room:8', opened)).toBe(false)
    }),
    { numRuns: 25 },
  )
})

test('G18 deals every card once, in an order that a player’s seed changes', () => {
  const deck = sealDeck(SEED, 'room:7')
  const deal = (...players: string[]) => dealtOrder(deck, cutOf(deck.root, 'room:7', players))
  const first = deal('mai', 'linh')
  expect([...first].sort((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, card) => card))
  expect(deal('mai', 'linh')).toEqual(first)
  expect(deal('mai', 'linh!')).not.toEqual(first)
  expect(deal('linh', 'mai')).not.toEqual(first)
})

test('G18 seals equal cards of two hands behind different hashes', () => {
  const [one, other] = [sealDeck(SEED, 'room:7'), sealDeck(SEED, 'room:8')]
  const shared = one.levels[0]?.filter((leaf) => other.levels[0]?.includes(leaf))
  expect(shared).toEqual([])
})
