import { expect, test } from 'vitest'
import fc from 'fast-check'
import { fastChance } from '#kit/chance-fast.ts'
import { readCards } from '#game-kit/cards/testing/read-cards.ts'
import { signsOf, type Done, type HandFacts, type Seated } from './collusion.ts'
import { madeInHoldem, madeInLieng, type Made } from './made.ts'

const BOARD = readCards('Kd Jc 9h 5d 4c')
const madeOf = (text: string): Made => madeInHoldem(readCards(text), BOARD)

const seated = (seat: number, made: Made, put: bigint, won: bigint): Seated => ({
  seat,
  member: BigInt(seat + 1),
  made,
  stack: 100n,
  put,
  won,
})
const did = (seat: number, kind: Done['kind'], round: Done['round'], left = 2): Done => ({
  seat,
  kind,
  round,
  left,
})

const trash = seated(0, 'nothing', 60n, 0n)
const aces = seated(1, 'fair', 60n, 120n)
const dump: HandFacts = {
  unit: 1n,
  seats: [trash, aces],
  decisions: [
    did(0, 'raise', 'before'),
    did(1, 'raise', 'before'),
    did(0, 'call', 'before'),
    did(1, 'raise', 'after'),
    did(0, 'fold', 'after'),
  ],
}

test('G18 who gives up after half of the stack to one opponent has dumped chips', () => {
  expect(signsOf(dump)).toEqual([{ kind: 'dump', member: 1n, other: 2n, why: null, amount: 60n }])
})

test.each([
  [
    'a small loss',
    {
      ...dump,
      seats: [
        { ...trash, put: 19n },
        { ...aces, won: 38n },
      ],
    },
  ],
  ['a third player in the pot', { ...dump, seats: [trash, aces, seated(2, 'fair', 5n, 0n)] }],
  ['less than half of the stack', { ...dump, seats: [{ ...trash, stack: 200n }, aces] }],
  [
    'a call without any raise',
    { ...dump, decisions: dump.decisions.filter(({ seat, kind }) => seat === 1 || kind !== 'raise') },
  ],
] as const)('G18 no sign of chip dumping: %s', (_, facts) => {
  expect(signsOf(facts)).toEqual([])
})

test('G18 a bet to the end with cards that make nothing is a sign, one with a pair is none', () => {
  const decisions = [
    did(0, 'raise', 'after'),
    did(1, 'call', 'after'),
    did(0, 'raise', 'last'),
    did(1, 'call', 'last'),
  ]
  const shown = { ...dump, decisions }
  expect(signsOf(shown).map(({ kind }) => kind)).toEqual(['dump'])
  expect(signsOf({ ...shown, seats: [{ ...trash, made: 'fair' }, aces] })).toEqual([])
})

test("G18 hold'em: no pair with the whole board is nothing, two pairs of one's own are strong", () => {
  expect(['7s 2h', 'Ks 2h', 'Ks Jh', 'Ks Kh'].map(madeOf)).toEqual(['nothing', 'fair', 'strong', 'strong'])
  // the board has the two pairs
  expect(madeInHoldem(readCards('7s 2h'), readCards('Kd Kc 9h 9d 4c'))).toBe('fair')
  expect(madeInHoldem(readCards('7s 2h'), BOARD.slice(0, 3))).toBe('fair')
})

test('G18 Liêng: up to four points are nothing, what beats all points is strong', () => {
  const made = (text: string) => madeInLieng(readCards(text))
  expect(['Ts 2h 2c', 'Ts 2h 3c', '9s Kh Kc', 'Js Qh Qc', 'As 2h 3c', '5s 5h 5c'].map(made)).toEqual([
    'nothing',
    'fair',
    'fair',
    'strong',
    'strong',
    'strong',
  ])
})

test('G18 checking two pairs or better as the last one is soft; betting them against the same player is firm', () => {
  const kings = seated(0, 'strong', 10n, 20n)
  const checks = (['after', 'last'] as const).flatMap((round) => [
    did(1, 'check', round),
    did(0, 'check', round),
  ])
  const facts = { unit: 1n, seats: [kings, seated(1, 'nothing', 10n, 0n)], decisions: checks }
  expect(signsOf(facts)).toEqual([{ kind: 'soft', member: 1n, other: 2n, why: null, amount: 10n }])
  const bets = checks.map((decision) =>
    decision.seat === 0 && decision.round === 'after' ? { ...decision, kind: 'raise' as const } : decision,
  )
  expect(signsOf({ ...facts, decisions: bets }).map(({ kind }) => kind)).toEqual(['firm'])
  // not with a third player in the last round
  expect(signsOf({ ...facts, seats: [...facts.seats, seated(2, 'fair', 10n, 0n)] })).toEqual([])
})

test('G18 a sign names two players of the hand, never the winner as who lost, and no more than was put in', () => {
  const rounds = ['before', 'after', 'after', 'last'] as const
  const mades = ['nothing', 'fair', 'strong'] as const
  const kinds = ['fold', 'check', 'call', 'raise'] as const
  let found = 0
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 2, max: 4 }), (seed, count) => {
      const luck = fastChance(seed)
      const winner = luck.below(count)
      const puts = Array.from({ length: count }, () => BigInt(luck.below(100)))
      const pot = puts.reduce((sum, put) => sum + put, 0n)
      const seats = puts.map((put, seat) =>
        seated(seat, mades[luck.below(3)]!, put, seat === winner ? pot : 0n),
      )
      const decisions = Array.from({ length: 12 }, (_, nth) =>
        did(luck.below(count), kinds[luck.below(4)]!, rounds[Math.floor(nth / 3)]!, count),
      )
      const facts = { unit: 1n, seats, decisions }
      for (const { kind, member, other, amount } of signsOf(facts)) {
        found += 1
        const from = seats.find((each) => each.member === member)
        expect(from && seats.some((each) => each.member === other) && member !== other).toBe(true)
        expect(amount <= (from?.put ?? 0n)).toBe(true)
        if (kind === 'dump') expect([from?.seat === winner, amount >= 20n]).toEqual([false, true])
      }
      // the order of the seats says nothing
      const turned = signsOf({ ...facts, seats: seats.toReversed() })
      expect(new Set(turned.map((sign) => `${sign.kind} ${sign.member} ${sign.other}`))).toEqual(
        new Set(signsOf(facts).map((sign) => `${sign.kind} ${sign.member} ${sign.other}`)),
      )
    }),
    { numRuns: 3_000 },
  )
  expect(found).toBeGreaterThan(20)
})
