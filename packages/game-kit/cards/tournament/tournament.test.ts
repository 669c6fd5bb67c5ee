import { expect, test } from 'vitest'
import fc from 'fast-check'
import { major } from '#kit/money.ts'
import { momentAt, scheduleProblem, type Schedule } from './levels.ts'
import { PAYOUTS, placesOf, prizesOf } from './payouts.ts'
import { balance, drawTables, type Table } from './seating.ts'

const level = (big: bigint, ante = 0n) => ({ small: big / 2n, big, ante })
const schedule: Schedule = {
  levels: [20n, 40n, 60n, 100n, 150n, 200n, 300n, 400n].map((big) => level(big * 2n)),
  levelMinutes: 10,
  breakEvery: 6,
  breakMinutes: 5,
}
const MINUTE_MS = 60_000

test('STU-05 blinds rise by the clock, a break follows every sixth level, and the last level stays', () => {
  const at = (minutes: number) => momentAt(schedule, minutes * MINUTE_MS)
  expect([at(0), at(59), at(60), at(65), at(75), at(1_000)]).toEqual([
    { level: 0, isBreak: false, leftMs: 10 * MINUTE_MS },
    { level: 5, isBreak: false, leftMs: MINUTE_MS },
    { level: 6, isBreak: true, leftMs: 5 * MINUTE_MS },
    { level: 6, isBreak: false, leftMs: 10 * MINUTE_MS },
    { level: 7, isBreak: false, leftMs: null },
    { level: 7, isBreak: false, leftMs: null },
  ])
})

test('STU-05 a schedule without levels, with falling blinds or broken chips is refused', () => {
  expect(scheduleProblem(schedule, 10n)).toBeNull()
  expect(scheduleProblem({ ...schedule, levels: [] }, 1n)).toBe('empty')
  expect(scheduleProblem(schedule, 15n)).toBe('chip')
  expect(scheduleProblem({ ...schedule, levels: schedule.levels.toReversed() }, 10n)).toBe('order')
  expect(scheduleProblem({ ...schedule, levels: [level(40n, 60n)] }, 10n)).toBe('order')
})

test('STU-05 M1 prizes are the pool to the last unit, whole chips except the first, and never rise with the place', () => {
  expect(prizesOf({ pool: 1_000_700n, entrants: 6, chip: 1_000n })).toEqual([650_700n, 350_000n])
  for (const { shares } of PAYOUTS) expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
  const inputs = fc.record({
    pool: fc.bigInt({ min: 0n, max: major(1_000_000_000) }),
    entrants: fc.integer({ min: 2, max: 400 }),
    chip: fc.constantFrom(1n, 100n, major(1), major(1_000)),
  })
  fc.assert(
    fc.property(inputs, ({ pool, entrants, chip }) => {
      const prizes = prizesOf({ pool, entrants, chip })
      expect(prizes.reduce((sum, prize) => sum + prize, 0n)).toBe(pool)
      expect(prizes.length <= entrants).toBe(true)
      expect(prizes.slice(1).every((prize, nth) => prize % chip === 0n && prize <= prizes[nth]!)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('STU-05 of players out with one hand the larger stack is ahead, and equal stacks share their prizes', () => {
  const prizes = [50n, 30n, 21n]
  const outs = [
    { player: 'a', stack: 10n },
    { player: 'b', stack: 40n },
  ]
  expect(placesOf(outs, { left: 1, prizes })).toEqual([
    { player: 'b', place: 2, prize: 30n },
    { player: 'a', place: 3, prize: 21n },
  ])
  expect(
    placesOf(
      outs.map((out) => ({ ...out, stack: 5n })),
      { left: 1, prizes },
    ),
  ).toEqual([
    { player: 'a', place: 2, prize: 26n },
    { player: 'b', place: 2, prize: 25n },
  ])
})

test('STU-05 M1 whatever the order in which players are out, all prizes together are the pool', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 40 }),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 40, maxLength: 40 }),
      fc.array(fc.bigInt({ min: 1n, max: 3n }), { minLength: 40, maxLength: 40 }),
      (entrants, groups, stacks) => {
        const pool = 1_234_567n
        const prizes = prizesOf({ pool, entrants, chip: 100n })
        let left = entrants
        const places: number[] = []
        let paid = 0n
        for (const size of groups) {
          const count = Math.min(size, left - 1)
          if (count <= 0) break
          left -= count
          const outs = Array.from({ length: count }, (_, nth) => ({
            player: `${left} ${nth}`,
            stack: stacks[nth]!,
          }))
          for (const { prize, place } of placesOf(outs, { left, prizes })) {
            paid += prize
            places.push(place)
          }
        }
        while (left > 1) {
          left -= 1
          for (const { prize } of placesOf([{ player: 'x', stack: 1n }], { left, prizes })) paid += prize
        }
        expect(paid + (prizes[0] ?? 0n)).toBe(pool)
        expect(places.every((place) => place >= 2 && place <= entrants)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

const playersAt = (tables: readonly Table[]) =>
  tables.flatMap(({ seats }) => seats.map(({ player }) => player)).toSorted()

test('STU-05 players are drawn to as few tables as they need, whose sizes differ by one at most', () => {
  const tables = drawTables(
    Array.from({ length: 14 }, (_, nth) => `p${nth}`),
    6,
  )
  expect(tables.map(({ seats }) => seats.length)).toEqual([5, 5, 4])
})

test('STU-05 tables stay balanced, none is kept that the others have seats for, and no player is lost or doubled', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 9 }),
      fc.array(fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 0, max: 8 }),
      (most, taken, button) => {
        const before = taken.map((seats, id): Table => ({
          id,
          button: button % most,
          seats: seats.slice(0, most).flatMap((is, seat) => (is ? [{ seat, player: `${id}-${seat}` }] : [])),
        }))
        const { tables, moves } = balance(before, { most, mayMove: () => true })
        expect(playersAt(tables)).toEqual(playersAt(before))
        const sizes = tables.map(({ seats }) => seats.length)
        const players = sizes.reduce((sum, size) => sum + size, 0)
        expect(tables.length).toBe(Math.ceil(players / most))
        if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2)
        for (const { seats } of tables) {
          expect(new Set(seats.map(({ seat }) => seat)).size).toBe(seats.length)
          expect(seats.every(({ seat }) => seat >= 0 && seat < most)).toBe(true)
        }
        expect(moves.length <= players).toBe(true)
        // tables in a hand neither give nor are broken
        const still = balance(before, { most, mayMove: () => false })
        expect(still.moves).toEqual([])
      },
    ),
    { numRuns: 1_000 },
  )
})
