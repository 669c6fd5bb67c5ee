/**
 * Matches that are the first to two parts: maps of both e-sports, sets of tennis. Each part is drawn from the grid that prices it, one
 * after the other, until a side has two.
 */
import type { Chance } from '#kit/chance.ts'
import { MAPS_TO_WIN, ROUNDS_TO_WIN } from '#game-kit/sports/books/esports.ts'
import { roundsGrid } from '#game-kit/sports/others/series.ts'
import { setGrid } from '#game-kit/sports/others/tennis.ts'
import { plus, type Pair, type SideName } from '#features/sport/events/rules/live.ts'
import { beatOf, LENGTH_MS, mixed, ofGrid, orderOf, unit, ZERO, type Beat, type Drawn } from './beat.ts'

/** Both sides win a part at most so often before the third decides. */
const MOST_PARTS = 2 * MAPS_TO_WIN - 1
/** A part takes the same time in every match, so that its pace does not tell how many will follow. */
const PART_MS = LENGTH_MS / MOST_PARTS
/** Between two parts. */
const PAUSE_MS = 3_000
/** Moments of a part that the picture shows. */
const SHOWN = 8

type Part = {
  /** The score that settles its markets. */
  readonly final: Pair
  /** Who won what, in order. */
  readonly order: readonly SideName[]
}

type Series = {
  readonly name: 'map' | 'set'
  /** Whether the order adds up to the score, as rounds and games do; moments of an arena do not count. */
  readonly isCounted: boolean
  readonly part: () => Part
}

function drawSeries({ name, isCounted, part }: Series): Pick<Drawn, 'counts' | 'beats'> {
  let counts: Record<string, Pair> = { full: ZERO }
  const beats: Beat[] = [beatOf('start', 0, { ...counts, [`${name}1`]: ZERO }, { period: `${name}1` })]
  for (let nth = 1; nth <= MOST_PARTS && Math.max(...(counts['full'] ?? ZERO)) < MAPS_TO_WIN; nth += 1) {
    const key = `${name}${nth}`
    const { final, order } = part()
    const from = (nth - 1) * PART_MS
    const pace = (PART_MS - PAUSE_MS) / order.length
    if (nth > 1) beats.push(beatOf('period', from, { ...counts, [key]: ZERO }, { period: key }))
    const step = Math.ceil(order.length / SHOWN)
    let score: Pair = ZERO
    order.slice(0, -1).forEach((side, at) => {
      score = plus(score, side)
      if ((at + 1) % step !== 0) return
      const shown = isCounted ? { ...counts, [key]: score } : { ...counts, [key]: ZERO }
      beats.push(beatOf('score', from + Math.round(pace * (at + 1)), shown, { side, isTold: false }))
    })
    const winner: SideName = final[0] > final[1] ? 'home' : 'away'
    counts = { ...counts, [key]: final, full: plus(counts['full'] ?? ZERO, winner) }
    beats.push(beatOf('period', from + PART_MS - PAUSE_MS, counts, { side: winner }))
  }
  const last = beats.at(-1)?.atMs ?? 0
  return { counts, beats: [...beats, beatOf('end', last + PAUSE_MS, counts)] }
}

/** A tactical shooter from the home side's chance of a round. */
export function drawShooter(expected: readonly number[], chance: Chance): Drawn {
  const grid = roundsGrid(expected[0] ?? 0.5, ROUNDS_TO_WIN)
  const part = (): Part => {
    const final = ofGrid(grid, chance)
    return { final, order: orderOf(final, ROUNDS_TO_WIN - 1, chance) }
  }
  return { ...drawSeries({ name: 'map', isCounted: true, part }), goals: null }
}

/** Moments of a map of an arena, for its picture: the last is the winner's. */
const PUSHES = 7

/** A battle arena from the home side's chance of a map. */
export function drawArena(expected: readonly number[], chance: Chance): Drawn {
  const part = (): Part => {
    const isHome = unit(chance) < (expected[0] ?? 0.5)
    const order = [...mixed([(PUSHES - 1) / 2, (PUSHES - 1) / 2], chance), isHome ? 'home' : 'away'] as const
    return { final: isHome ? [1, 0] : [0, 1], order }
  }
  return { ...drawSeries({ name: 'map', isCounted: false, part }), goals: null }
}

/** The score of a set from which it goes on by twos. */
const LEVEL_GAMES = 5

/** Tennis from both players' chances of a point on their own serve. */
export function drawTennis(expected: readonly number[], chance: Chance): Drawn {
  const grid = setGrid(expected[0] ?? 0.6, expected[1] ?? 0.6)
  let games: Pair = ZERO
  const part = (): Part => {
    const final = ofGrid(grid, chance)
    games = [games[0] + final[0], games[1] + final[1]]
    return { final, order: orderOf(final, LEVEL_GAMES, chance) }
  }
  const { counts, beats } = drawSeries({ name: 'set', isCounted: true, part })
  return { counts: { ...counts, games }, beats, goals: null }
}
