import { expect, test } from 'vitest'
import fc from 'fast-check'
import { fastChance } from '#kit/chance-fast.ts'
import { isDumping, isSoft, signsOf, type Done, type HandFacts, type Seated } from './collusion.ts'

// ranks: 0 is the ace, 12 the king; suits by 13: spades, hearts, diamonds, clubs
const [SEVEN_SPADES, DEUCE_HEARTS, ACE_SPADES, ACE_HEARTS] = [6, 14, 0, 13]
/** K♦ J♣ 9♥ 5♦ 4♣: no pair, no straight, no flush. */
const BOARD = [38, 49, 21, 30, 42]

const seated = (seat: number, cards: number[], put: bigint, won: bigint): Seated => ({
  seat,
  member: BigInt(seat + 1),
  cards,
  stack: 100n,
  put,
  won,
})
const did = (seat: number, kind: Done['kind'], street: Done['street'], left = 2): Done => ({
  seat,
  kind,
  street,
  left,
})

const trash = seated(0, [SEVEN_SPADES, DEUCE_HEARTS], 60n, 0n)
const aces = seated(1, [ACE_SPADES, ACE_HEARTS], 60n, 120n)
const dump: HandFacts = {
  unit: 1n,
  board: BOARD.slice(0, 3),
  seats: [trash, aces],
  deeds: [
    did(0, 'raise', 'preflop'),
    did(1, 'raise', 'preflop'),
    did(0, 'call', 'preflop'),
    did(1, 'raise', 'flop'),
    did(0, 'fold', 'flop'),
  ],
}

test('G18 who gives up after half of the stack to one opponent has dumped chips', () => {
  expect(signsOf(dump)).toEqual([{ kind: 'dump', member: 1n, other: 2n, amount: 60n }])
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
  ['a third player in the pot', { ...dump, seats: [trash, aces, seated(2, [1, 2], 5n, 0n)] }],
  ['less than half of the stack', { ...dump, seats: [{ ...trash, stack: 200n }, aces] }],
  [
    'a call without any raise',
    { ...dump, deeds: dump.deeds.filter(({ seat, kind }) => seat === 1 || kind !== 'raise') },
  ],
] as const)('G18 no sign of chip dumping: %s', (_, facts) => {
  expect(signsOf(facts)).toEqual([])
})

test('G18 a bet to the end with cards that make nothing is a sign, one with a pair is none', () => {
  const deeds = [
    did(0, 'raise', 'flop'),
    did(1, 'call', 'flop'),
    did(0, 'raise', 'river'),
    did(1, 'call', 'river'),
  ]
  const shown = { ...dump, board: BOARD, deeds }
  expect(signsOf(shown).map(({ kind }) => kind)).toEqual(['dump'])
  // a king makes a pair with the board
  expect(signsOf({ ...shown, seats: [{ ...trash, cards: [12, DEUCE_HEARTS] }, aces] })).toEqual([])
})

test('G18 checking two pairs or better as the last one is soft; betting them against the same player is firm', () => {
  const kings = { ...seated(0, [12, 25], 10n, 20n) }
  const checks = (['flop', 'turn', 'river'] as const).flatMap((street) => [
    did(1, 'check', street),
    did(0, 'check', street),
  ])
  const facts = { unit: 1n, board: BOARD, seats: [kings, seated(1, [0, 1], 10n, 0n)], deeds: checks }
  expect(signsOf(facts)).toEqual([{ kind: 'soft', member: 1n, other: 2n, amount: 10n }])
  const bets = checks.map((deed) =>
    deed.seat === 0 && deed.street === 'turn' ? { ...deed, kind: 'raise' as const } : deed,
  )
  expect(signsOf({ ...facts, deeds: bets }).map(({ kind }) => kind)).toEqual(['firm'])
  // not alone on the river
  expect(signsOf({ ...facts, seats: [...facts.seats, seated(2, [1, 2], 10n, 0n)] })).toEqual([])
})

test('G18 a sign names two players of the hand, never the winner as who lost, and no more than was put in', () => {
  const streets = ['preflop', 'flop', 'turn', 'river'] as const
  const kinds = ['fold', 'check', 'call', 'raise'] as const
  let found = 0
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 2, max: 4 }), (seed, count) => {
      const luck = fastChance(seed)
      const deck = [...luck.shuffle(52)]
      const winner = luck.below(count)
      const puts = Array.from({ length: count }, () => BigInt(luck.below(100)))
      const pot = puts.reduce((sum, put) => sum + put, 0n)
      const seats = puts.map((put, seat) =>
        seated(seat, [deck[seat * 2]!, deck[seat * 2 + 1]!], put, seat === winner ? pot : 0n),
      )
      const deeds = Array.from({ length: 12 }, (_, nth) =>
        did(luck.below(count), kinds[luck.below(4)]!, streets[Math.floor(nth / 3)]!, count),
      )
      const facts = { unit: 1n, board: deck.slice(40, 45), seats, deeds }
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

test('G18 a pattern needs several hands, and what goes back or is bet counts against it', () => {
  const limits = { dumpHands: 3, softHands: 3 }
  const between = { dumps: 3, dumped: 180n, dumpedBack: 0n, soft: 0, firm: 0 }
  expect(isDumping(between, limits)).toBe(true)
  expect(isDumping({ ...between, dumps: 2 }, limits)).toBe(false)
  expect(isDumping({ ...between, dumpedBack: 46n }, limits)).toBe(false)
  expect(isSoft({ ...between, soft: 3, firm: 1 }, limits)).toBe(true)
  expect(isSoft({ ...between, soft: 3, firm: 2 }, limits)).toBe(false)
})
