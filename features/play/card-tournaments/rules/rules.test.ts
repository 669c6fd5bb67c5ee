import fc from 'fast-check'
import { expect, test } from 'vitest'
import { major } from '#kit/money.ts'
import { payoutsOf, poolOf, resultsOf } from './prizes.ts'
import { decideStep, isHandForHand, type TableNow } from './step.ts'
import { tournamentGame } from '../contract/shapes.ts'
import { isLateOpen, momentOf, planProblem, scheduleOf, usualLevels, type Plan } from './tournament.ts'
import { scheduleProblem } from '#game-kit/cards/tournament/levels.ts'

const table = (
  id: number,
  chips: readonly (readonly [player: string, chips: bigint, before?: bigint])[],
): TableNow => ({
  id,
  button: 0,
  isResting: true,
  endedAtMs: id,
  seats: chips.map(([player, own, before], seat) => ({ seat, player, chips: own, before: before ?? own })),
})
const usual = { most: 3, ranked: 0, isBreak: false, isLate: false, paid: 1, people: null }

test('STU-05 who is out with one hand is ranked by the stack before it, and equal stacks share a rank', () => {
  const { outs, isOver } = decideStep(
    [
      table(0, [
        ['a', 0n, 5n],
        ['b', 0n, 9n],
        ['c', 30n],
      ]),
      table(1, [
        ['d', 0n, 5n],
        ['e', 20n],
        ['f', 20n],
      ]),
    ],
    usual,
  )
  expect([outs, isOver]).toEqual([
    [
      { player: 'a', rank: 1 },
      { player: 'b', rank: 2 },
      { player: 'd', rank: 3 },
    ],
    false,
  ])
})

test('STU-05 hand for hand every table waits, and who is out at two tables is out with one hand', () => {
  const tables = [
    table(0, [
      ['a', 0n, 5n],
      ['b', 30n],
    ]),
    table(1, [
      ['c', 0n, 5n],
      ['d', 30n],
    ]),
  ]
  const bubble = { ...usual, paid: 3 }
  expect(isHandForHand(tables, bubble)).toBe(true)
  const waits = decideStep([{ ...tables[0]!, isResting: false }, tables[1]!], bubble)
  expect([waits.outs, waits.deals]).toEqual([[], []])
  expect(decideStep(tables, bubble).outs.map(({ rank }) => rank)).toEqual([1, 1])
})

test('STU-05 no hand is dealt in a break, and the last one left waits while registration is open', () => {
  const two = [
    table(0, [
      ['a', 10n],
      ['b', 10n],
    ]),
  ]
  expect(decideStep(two, { ...usual, isBreak: true }).deals).toEqual([])
  expect(decideStep(two, usual).deals).toEqual([0])
  const last = [
    table(0, [
      ['a', 20n],
      ['b', 0n, 10n],
    ]),
  ]
  expect(decideStep(last, { ...usual, isLate: true })).toMatchObject({ isOver: false, deals: [] })
  expect(decideStep(last, usual).isOver).toBe(true)
})

test('STU-05 M1 whatever happens at the tables, chips and players are kept and the prizes are the pool', () => {
  const most = 3
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 14 }),
      fc.integer({ min: 0, max: 5 }),
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { minLength: 300, maxLength: 300 }),
      (players, further, luck) => {
        const stack = 60n
        const ranks = new Map<string, number | null>()
        const seats = Array.from({ length: players }, (_, nth) => `p${nth}`)
        for (const player of seats) ranks.set(player, null)
        const count = Math.ceil(players / most)
        let tables: readonly TableNow[] = Array.from({ length: count }, (_, id) =>
          table(
            id,
            seats.filter((_, nth) => nth % count === id).map((player) => [player, stack] as const),
          ),
        )
        let isOver = false
        for (const [from, to, all] of luck) {
          if (isOver) break
          // a hand: one seat of each resting table loses chips to another one there
          tables = tables.map((one) => ({ ...one, seats: played(one, { from, to, all }) }))
          const ranked = Math.max(0, ...[...ranks.values()].map((rank) => rank ?? 0))
          const step = decideStep(tables, { ...usual, most, ranked, paid: 2 })
          for (const { player, rank } of step.outs) {
            expect(ranks.get(player)).toBeNull()
            ranks.set(player, rank)
          }
          isOver = step.isOver
          tables = moved(tables, step)
          const sum = tables.flatMap(({ seats: own }) => own).reduce((chips, seat) => chips + seat.chips, 0n)
          expect(sum).toBe(BigInt(players) * stack)
          expect(isOver || Math.max(...tables.map(({ seats: own }) => own.length)) <= most).toBe(true)
        }
        const pool = { entries: players + further, players, buyIn: 1_000_700n, chip: 1_000n }
        const left = [...ranks].filter(([, rank]) => rank === null)
        if (left.length > 1) return
        const won = resultsOf(
          [...ranks].map(([player, rank]) => ({ player, rank })),
          payoutsOf(pool),
        )
        expect(won.map(({ player }) => player).toSorted()).toEqual(seats.toSorted())
        expect(won.reduce((sum, { prize }) => sum + prize, 0n)).toBe(poolOf(pool))
        expect(won.find(({ player }) => player === left[0]?.[0])?.place).toBe(1)
      },
    ),
    { numRuns: 100 },
  )
})

type Hand = { readonly from: number; readonly to: number; readonly all: boolean }
function played({ seats }: TableNow, { from, to, all }: Hand): TableNow['seats'] {
  if (seats.length < 2) return seats
  const loser = from % seats.length
  const winner = (loser + 1 + (to % (seats.length - 1))) % seats.length
  const lost = all ? seats[loser]!.chips : seats[loser]!.chips / 2n
  return seats.map((seat, nth) => ({
    ...seat,
    before: seat.chips,
    chips: nth === loser ? seat.chips - lost : nth === winner ? seat.chips + lost : seat.chips,
  }))
}

function moved(
  tables: readonly TableNow[],
  { outs, moves, empty }: ReturnType<typeof decideStep>,
): readonly TableNow[] {
  const all = new Map(tables.flatMap(({ seats }) => seats).map((seat) => [seat.player, seat]))
  const goes = (player: string) =>
    outs.some((out) => out.player === player) || moves.some((move) => move.player === player)
  return tables
    .filter(({ id }) => !empty.includes(id))
    .map((one) => ({
      ...one,
      seats: [
        ...one.seats.filter(
          ({ player, chips }) =>
            !goes(player) || (chips > 0n && !moves.some((move) => move.player === player)),
        ),
        ...moves.filter(({ to }) => to === one.id).map(({ player, seat }) => ({ ...all.get(player)!, seat })),
      ],
    }))
}

const plan: Plan = {
  game: 'holdem',
  kind: 'sitgo',
  seats: 6,
  buyIn: major(20_000),
  fee: major(2_000),
  stack: major(1_500),
  playersMin: 6,
  playersMax: 6,
  lateLevels: 0,
  reEntries: 0,
  startsInMs: null,
}
test('STU-05 a plan with a high fee, too few players, a small stack or a start in the past is refused', () => {
  const problem = (change: Partial<Plan>) => planProblem({ ...plan, ...change }, major(20))
  const later = { kind: 'scheduled', startsInMs: 3_600_000 } as const
  expect(problem({})).toBeNull()
  expect(problem(later)).toBeNull()
  expect(problem({ fee: major(5_001) })).toBe('fee')
  expect(problem({ fee: -1n })).toBe('fee')
  expect(problem({ playersMin: 5 })).toBe('players')
  expect(problem({ stack: major(399) })).toBe('stack')
  expect(problem({ ...later, startsInMs: -1 })).toBe('start')
  expect(problem({ ...later, reEntries: 1 })).toBe('late')
  expect(problem({ lateLevels: 1 })).toBe('sitgo')
})

test('STU-05 a plan of Tien Len has tables of up to four and a stack of 60 cards, and its levels rise', () => {
  const tienLen: Plan = { ...plan, game: 'tien-len', seats: 4, playersMin: 4, playersMax: 4 }
  const problem = (change: Partial<Plan>) => planProblem({ ...tienLen, ...change }, major(10))
  expect(problem({})).toBeNull()
  expect(problem({ seats: 6, playersMin: 6, playersMax: 6 })).toBe('seats')
  expect(problem({ stack: major(599) })).toBe('stack')
  const { levels } = scheduleOf('turbo', { hasBreaks: false, game: 'tien-len' })
  expect(scheduleProblem({ ...scheduleOf('slow', { hasBreaks: true }), levels }, major(1))).toBeNull()
  expect(levels.every(({ small, big, ante }) => small === big && ante === 0n)).toBe(true)
})

test('STU-05 Liêng is played at cash tables only: no tournament can be asked for in it', () => {
  expect(['holdem', 'tien-len', 'lieng'].map((game) => tournamentGame.safeParse(game).success)).toEqual([
    true,
    true,
    false,
  ])
})

test('STU-05 the usual levels rise in whole points, and late registration ends with its level', () => {
  const schedule = scheduleOf('turbo', { hasBreaks: false })
  expect(scheduleProblem(schedule, major(1))).toBeNull()
  const at = momentOf(schedule, 3 * 60_000)
  expect([at.level, at.now, at.next]).toEqual([1, usualLevels[1], usualLevels[2]])
  expect([isLateOpen(at, 2), isLateOpen(at, 1)]).toEqual([true, false])
})
