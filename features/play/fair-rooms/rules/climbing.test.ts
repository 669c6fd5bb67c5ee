import { expect, test } from 'vitest'
import fc from 'fast-check'
import { fastChance } from '#kit/chance-fast.ts'
import { climbSignsOf, type ClimbFacts, type ClimbTurn } from './climbing.ts'

const quiet: ClimbTurn = {
  seat: 0,
  isOwn: true,
  did: 'pass',
  could: false,
  on: null,
  guard: null,
  threwTwo: false,
}
const passes = (seat: number, on: number, left: number): ClimbTurn => ({
  ...quiet,
  seat,
  could: true,
  on: { seat: on, left },
})
const plays = (seat: number, change: Partial<ClimbTurn> = {}): ClimbTurn => ({
  ...quiet,
  seat,
  did: 'play',
  could: true,
  ...change,
})

/** Seat 1 wins, seat 0 pays it 26 cards. */
const lost: ClimbFacts = {
  unit: 10n,
  members: new Map([0, 1, 2].map((seat) => [seat, BigInt(seat + 1)])),
  winner: 1,
  paid: [{ from: 0, to: 1, amount: 260n }],
  covers: null,
  chopped: [],
  sam: null,
  turns: [],
}
const shown = (facts: ClimbFacts) =>
  climbSignsOf(facts).map(({ kind, why, amount }) => `${kind} ${why} ${amount}`)

test('G18 who could beat the winner three times and never does has dumped chips, if it costs thirteen cards', () => {
  const turns = [8, 7, 6].map((left) => passes(0, 1, left))
  expect(climbSignsOf({ ...lost, turns })).toEqual([
    { kind: 'dump', why: 'gaveUp', member: 1n, other: 2n, amount: 260n },
  ])
  expect(shown({ ...lost, turns: turns.slice(1) })).toEqual([])
  expect(shown({ ...lost, turns, paid: [{ from: 0, to: 1, amount: 120n }] })).toEqual([])
  // the clock decided once; a chance was taken once; the pass was on someone else's play
  expect(shown({ ...lost, turns: [{ ...turns[0]!, isOwn: false }, ...turns.slice(1)] })).toEqual([])
  expect(shown({ ...lost, turns: [...turns, plays(0, { on: { seat: 1, left: 6 } })] })).toEqual([])
  expect(shown({ ...lost, turns: [passes(0, 2, 8), ...turns.slice(1)] })).toEqual([])
})

test('G18 a hopeless Sam, a two thrown into a chop and a single let through are dumps too', () => {
  const let1 = plays(0, { guard: { seat: 1, kept: false } })
  expect(shown({ ...lost, sam: { seat: 0, plays: 6 } })).toEqual(['dump sam 260'])
  expect(shown({ ...lost, sam: { seat: 0, plays: 5 } })).toEqual([])
  const chopped = [{ from: 0, to: 1 }]
  expect(shown({ ...lost, chopped, turns: [plays(0, { threwTwo: true })] })).toEqual(['dump two 260'])
  expect(shown({ ...lost, chopped, turns: [plays(0)] })).toEqual([])
  expect(shown({ ...lost, covers: 0, turns: [let1, plays(1)] })).toEqual(['dump covered 260', 'soft fed 260'])
})

test('G18 to pass on the winner’s last three cards, or to feed the last one, is soft; to stop it is firm', () => {
  const few = passes(0, 1, 3)
  const cheap = { ...lost, paid: [{ from: 0, to: 1, amount: 20n }] }
  expect(shown({ ...cheap, turns: [few, plays(1)] })).toEqual(['soft spared 20'])
  expect(shown({ ...cheap, turns: [passes(0, 1, 4), plays(1)] })).toEqual([])
  // the player who declared Sam is to be stopped at any number of cards
  expect(shown({ ...cheap, sam: { seat: 1, plays: 3 }, turns: [passes(0, 1, 9), plays(1)] })).toEqual([
    'soft spared 20',
  ])
  // another one stops it, or wins
  expect(shown({ ...cheap, turns: [few, plays(2, { on: { seat: 1, left: 3 } }), plays(1)] })).toEqual([
    'firm stopped 0',
  ])
  expect(shown({ ...cheap, winner: 2, turns: [few, plays(1)] })).toEqual([])
  expect(shown({ ...cheap, turns: [few, plays(1), plays(0, { on: { seat: 1, left: 2 } })] })).toEqual([
    'firm stopped 0',
  ])
  const guard = (kept: boolean) => plays(0, { guard: { seat: 1, kept } })
  expect(shown({ ...cheap, turns: [guard(false), plays(1)] })).toEqual(['soft fed 20'])
  expect(shown({ ...cheap, turns: [guard(false), plays(2)] })).toEqual([])
  expect(shown({ ...cheap, turns: [guard(true), plays(1)] })).toEqual(['firm stopped 0'])
})

test('G18 a sign of a climbing game names two players, of a pair one at most of each kind, and never more than was paid', () => {
  let found = 0
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 2, max: 5 }), (seed, seats) => {
      const luck = fastChance(seed)
      const seat = () => luck.below(seats)
      const isSo = () => luck.below(2) === 0
      const turns = Array.from({ length: 20 }, (): ClimbTurn => {
        const own = seat()
        return {
          seat: own,
          isOwn: luck.below(8) > 0,
          did: isSo() ? 'play' : 'pass',
          could: isSo(),
          on: isSo() ? { seat: (own + 1) % seats, left: luck.below(8) + 1 } : null,
          guard: luck.below(6) === 0 ? { seat: (own + 1) % seats, kept: isSo() } : null,
          threwTwo: luck.below(6) === 0,
        }
      })
      const winner = seat()
      const others = Array.from({ length: seats }, (_, each) => each).filter((each) => each !== winner)
      const facts: ClimbFacts = {
        unit: 10n,
        members: new Map([winner, ...others].map((each) => [each, BigInt(each + 1)])),
        winner,
        paid: others.map((from) => ({ from, to: winner, amount: BigInt(luck.below(300)) })),
        covers: others[0] ?? null,
        chopped: others.map((from) => ({ from, to: winner })),
        sam: isSo() ? { seat: seat(), plays: luck.below(9) + 1 } : null,
        turns,
      }
      const signs = climbSignsOf(facts)
      found += signs.length
      for (const { kind, member, other, amount } of signs) {
        expect(member === other || member === BigInt(winner + 1) ? kind : 'firm').toBe('firm')
        expect(amount <= (facts.paid.find(({ from }) => BigInt(from + 1) === member)?.amount ?? 0n)).toBe(
          true,
        )
        if (kind !== 'firm') expect(other).toBe(BigInt(winner + 1))
      }
      const keys = signs.map(({ kind, member, other }) => `${kind} ${member} ${other}`)
      expect(new Set(keys).size).toBe(keys.length)
      // no pair is both soft and firm, and who was firm has not dumped
      for (const { kind, member, other } of signs)
        if (kind === 'firm')
          expect(
            signs.some((each) => each.member === member && each.other === other && each.kind !== 'firm'),
          ).toBe(false)
    }),
    { numRuns: 2_000 },
  )
  expect(found).toBeGreaterThan(1_000)
})
