import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { fairChance } from '#kit/chance-fair.ts'
import { fastChance } from '#kit/chance-fast.ts'
import type { Chance } from '#kit/chance.ts'
import type { Bet } from '#game-kit/game.ts'
import type { Json } from '#game-kit/schema.ts'
import type { SteppedMath } from '#game-kit/stepped/stepped.ts'
import { playOut } from '#game-kit/testing/play-out.ts'
import { catalogue } from './catalogue.ts'

const stepped = catalogue.filter(({ game }) => game.open(game.defaultConfig).deal)

/** Bets of each stepped game, one of every kind that it has. */
const betsOf: Readonly<Record<string, readonly (readonly Json[])[]>> = {
  'jade-vein': [1, 3, 12, 24].map((crackers) => [{ key: 'dig', stake: '1.00', choice: { crackers } }]),
  'high-moon': [[{ key: 'watch', stake: '1.00', choice: {} }]],
  'lacquer-21': [
    [{ key: 'main', stake: '1.00', choice: {} }],
    [
      { key: 'main', stake: '1.00', choice: {} },
      { key: 'pairs', stake: '1.00', choice: {} },
      { key: 'three', stake: '1.00', choice: {} },
    ],
  ],
  'swallow-trio': [
    [{ key: 'ante', stake: '1.00', choice: {} }],
    [
      { key: 'ante', stake: '1.00', choice: {} },
      { key: 'pairPlus', stake: '1.00', choice: {} },
    ],
  ],
  'silk-jacks': [[{ key: 'deal', stake: '1.00', choice: {} }]],
  'pagoda-climb': ['easy', 'medium', 'hard', 'brave'].map((risk) => [
    { key: 'climb', stake: '1.00', choice: { risk } },
  ]),
}

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 })

describe.each(stepped.map((row) => ({ id: row.id, row })))('GAM-04 $id', ({ id, row }) => {
  const open = row.game.open(row.game.defaultConfig)
  const bets = fc.constantFrom(...(betsOf[id] ?? []))
  const deal = open.deal
  if (!deal) throw new Error(`${id} deals nothing`)

  test('GAM-05 has its own bets in this test', () => expect(betsOf[id]?.length).toBeGreaterThan(0))

  test('G14 replaying its moves gives the same round, step by step', () => {
    fc.assert(
      fc.property(bets, seed, seed, (one, luck, mind) => {
        const wish = fastChance(mind)
        const { actions, hands } = playOut(open, one, fastChance(luck), (count) => wish.below(count))
        let hand = deal(one, fastChance(luck))
        for (const [nth, action] of actions.entries()) {
          expect(hand).toMatchObject({
            stake: hands[nth]?.stake,
            view: hands[nth]?.view,
            events: hands[nth]?.events,
          })
          const next = hand.act(JSON.parse(JSON.stringify(action)))
          if (!next) throw new Error('refused')
          hand = next
        }
        expect(hand.ended).toEqual(hands.at(-1)?.ended)
      }),
    )
  })

  test('G5 ends with lines for exactly what was charged, never pays a negative amount, and offers no move after the end', () => {
    fc.assert(
      fc.property(bets, seed, seed, (one, luck, mind) => {
        const wish = fastChance(mind)
        const { hands } = playOut(open, one, fastChance(luck), (count) => wish.below(count))
        const last = hands.at(-1)
        const stakes = last?.ended?.lines.reduce((total, line) => total + line.stake, 0n)
        expect(stakes).toBe(last?.stake)
        expect(last?.ended?.win).toBeGreaterThanOrEqual(0n)
        expect(last?.moves).toEqual([])
        expect(hands.slice(0, -1).every(({ ended, moves }) => !ended && moves.length > 0)).toBe(true)
      }),
    )
  })

  test('GAM-02 refuses a move that it does not offer, and never throws', () => {
    fc.assert(
      fc.property(bets, seed, fc.anything(), (one, luck, json) => {
        const hand = deal(one, fastChance(luck))
        fc.pre(
          !hand.ended && !hand.moves.some(({ action }) => JSON.stringify(action) === JSON.stringify(json)),
        )
        expect(hand.act(json)).toBeNull()
      }),
    )
  })

  test('GAM-05 an abandoned round is ended by its rule at any step, or voided with the stake refunded', () => {
    fc.assert(
      fc.property(bets, seed, fc.nat(4), (one, luck, moves) => {
        const wish = fastChance(luck)
        let hand = deal(one, fastChance(luck))
        for (let nth = 0; nth < moves && !hand.ended; nth++)
          hand = hand.act(hand.moves[wish.below(hand.moves.length)]?.action) ?? hand
        for (let nth = 0; nth < 60 && !hand.ended; nth++) {
          const action = hand.absent()
          if (action === null) return
          const next = hand.act(action)
          expect(next).not.toBeNull()
          expect(next?.stake).toBe(hand.stake)
          hand = next ?? hand
        }
        expect(hand.ended).not.toBeNull()
      }),
    )
  })

  test('G4 outcomes depend on random numbers only: the stake changes nothing but amounts', () => {
    const seeds = { serverSeed: '5eed'.repeat(16), clientSeed: 'mai', nonce: 3 }
    for (const one of betsOf[id] ?? []) {
      const scaled: Json[] = JSON.parse(JSON.stringify(one).replaceAll('"1.00"', '"2.00"'))
      const first = (count: number): number => count - 1
      const [small, large] = [one, scaled].map((each) => playOut(open, each, fairChance(seeds), first))
      const script = (of: typeof small) =>
        of?.hands.at(-1)?.events.filter(({ type }) => type !== 'settled' && type !== 'total')
      expect(script(large)).toEqual(script(small))
    }
  })
})

test('G4 no function of a stepped game can be given a member, a balance, a bank or a history: it does not compile', () => {
  type Maths = SteppedMath<'cfg', 'choice', 'state', 'action'>
  expectTypeOf<Parameters<Maths['init']>>().toEqualTypeOf<
    [cfg: 'cfg', bets: readonly Bet<'choice'>[], chance: Chance]
  >()
  expectTypeOf<Parameters<Maths['step']>>().toEqualTypeOf<
    [cfg: 'cfg', state: 'state', action: 'action', chance: Chance]
  >()
  expectTypeOf<Parameters<Maths['settle']>>().toEqualTypeOf<[cfg: 'cfg', state: 'state']>()
  expectTypeOf<Parameters<Maths['legal']>>().toEqualTypeOf<[cfg: 'cfg', state: 'state']>()
})
