/**
 * A football match: the final score from the grid that prices it, each goal in the minute that the clock's shares say (so a goal falls in
 * the first half with the chance that the half-time markets count with), the goals of both sides in a random order.
 */
import type { Chance } from '#kit/chance.ts'
import { BEFORE_START, expectedLeft, shareLeft } from '#game-kit/sports/football/clock.ts'
import { scoreGrid } from '#game-kit/sports/pricing/score-grid.ts'
import { plus, type Pair, type SideName } from '#features/sport/events/rules/live.ts'
import { beatOf, LENGTH_MS, mixed, ofGrid, unit, ZERO, type Beat, type Drawn } from './beat.ts'

const HALF_MIN = 45
const FULL_MIN = 90
/** The first half takes this share of the two minutes, the second begins at the other one. */
const FIRST_ENDS = 0.48
const SECOND_BEGINS = 0.52

const atOf = (minute: number): number => {
  const isFirst = minute <= HALF_MIN
  const share = isFirst
    ? (minute / HALF_MIN) * FIRST_ENDS
    : SECOND_BEGINS + ((minute - HALF_MIN) / HALF_MIN) * (1 - SECOND_BEGINS)
  return Math.round(LENGTH_MS * share)
}

/** The minute of a goal: the first by which so large a share of a match's goals has fallen. */
function minuteOf(chance: Chance): number {
  const share = unit(chance)
  let minute = 1
  while (minute < FULL_MIN && 1 - shareLeft(minute) <= share) minute += 1
  return minute
}

export function drawFootball(expected: readonly number[], chance: Chance): Drawn {
  const [home, away] = expectedLeft([expected[0] ?? 1, expected[1] ?? 1], BEFORE_START)
  const full = ofGrid(scoreGrid(home, away), chance)
  const sides = mixed(full, chance)
  const minutes = sides.map(() => minuteOf(chance)).toSorted((a, b) => a - b)
  const goals = sides.map((side, nth) => ({
    side,
    who: null,
    minute: minutes[nth] ?? FULL_MIN,
    isOwn: false,
  }))
  const first = scoreOf(goals.filter(({ minute }) => minute <= HALF_MIN).map(({ side }) => side))
  const plain = (kind: Beat['kind'], atMs: number, minute: number, counts: Beat['counts']): Beat =>
    beatOf(kind, atMs, counts, { minute })
  const told = goals.map(({ side, minute }, nth): Beat =>
    beatOf('goal', atOf(minute), { full: scoreOf(sides.slice(0, nth + 1)) }, { side, minute }),
  )
  return {
    counts: { full, first },
    goals,
    beats: [
      plain('start', 0, 0, { full: ZERO }),
      ...told.filter(({ minute }) => (minute ?? 0) <= HALF_MIN),
      plain('half', LENGTH_MS * FIRST_ENDS, HALF_MIN, { full: first, first }),
      plain('second', LENGTH_MS * SECOND_BEGINS, HALF_MIN, { full: first, first }),
      ...told.filter(({ minute }) => (minute ?? 0) > HALF_MIN),
      plain('end', LENGTH_MS, FULL_MIN, { full, first }),
    ],
  }
}

const scoreOf = (sides: readonly SideName[]): Pair => sides.reduce<Pair>(plus, ZERO)
