/** What a match is made of once its seed is read: its final counts, and the moments between start and end in order of time. */
import type { Chance } from '#kit/chance.ts'
import type { ScoreGrid } from '#game-kit/sports/pricing/score-grid.ts'
import type { IncidentKind, Pair, SideName } from '#features/sport/events/rules/live.ts'
import type { Goal, Lineups } from '#features/sport/events/rules/results.ts'

export type Beat = {
  /** Milliseconds since the start. */
  readonly atMs: number
  readonly kind: IncidentKind
  readonly side: SideName | null
  /** The minute of a football match; null where a sport has no clock. */
  readonly minute: number | null
  /** The part that is played from here on: map2, quarter3; null: unchanged. */
  readonly period: string | null
  /** Counts as they stand from here on. */
  readonly counts: Readonly<Record<string, Pair>>
  /** How far each runner of a race is, by number, in thousandths of the course; null where there are two sides. */
  readonly positions: readonly number[] | null
  /** The order of a race at its end. */
  readonly places: readonly (readonly number[])[] | null
  /** Whether it becomes an incident of the event; the others are for the picture of the match only. */
  readonly isTold: boolean
}

/** A moment that is told, without side, minute or part unless they are given. */
export const beatOf = (
  kind: Beat['kind'],
  atMs: number,
  counts: Beat['counts'],
  more: Partial<Pick<Beat, 'side' | 'minute' | 'period' | 'isTold' | 'positions' | 'places'>> = {},
): Beat => ({
  atMs,
  kind,
  side: null,
  minute: null,
  period: null,
  counts,
  positions: null,
  places: null,
  isTold: true,
  ...more,
})

export type Drawn = {
  readonly counts: Readonly<Record<string, Pair>>
  /** Goals in order; null where a sport has none. */
  readonly goals: readonly Goal[] | null
  /** Numbers of runners by place; undefined where two sides meet. */
  readonly places?: readonly (readonly number[])[]
  /** Players who started; undefined where a sport or an early version has none. */
  readonly lineups?: Lineups
  readonly beats: readonly Beat[]
}

/** A match is told in two minutes. */
export const LENGTH_MS = 120_000

export const ZERO: Pair = [0, 0]

/** A fraction from 0 to below 1. */
export const unit = (chance: Chance): number => chance.u32() / 2 ** 32

/** A pair of counts with the chances of a grid: the one that prices the markets. */
export function ofGrid({ size, cells }: ScoreGrid, chance: Chance): Pair {
  let left = unit(chance)
  let last = 0
  for (let at = 0; at < cells.length; at += 1) {
    const p = cells[at] ?? 0
    if (p === 0) continue
    last = at
    left -= p
    if (left < 0) break
  }
  return [Math.floor(last / size), last % size]
}

/** The wins of each side, as many as given, in a random order. */
export function mixed([home, away]: Pair, chance: Chance): readonly SideName[] {
  return [...chance.shuffle(home + away)].map((nth) => (nth < home ? 'home' : 'away'))
}

/**
 * The order in which a part was won that ended so: the last win is the winner's. Where both reached `level`, it goes on from there, so the
 * order never passes a score that would have ended it.
 *
 * Example: 7:6 with level 5 → ten games that end 5:5, then home, away, home.
 */
export function orderOf(final: Pair, level: number, chance: Chance): readonly SideName[] {
  const winner: SideName = final[0] > final[1] ? 'home' : 'away'
  const loser: SideName = winner === 'home' ? 'away' : 'home'
  const [most, least] = [Math.max(...final), Math.min(...final)]
  if (least < level) {
    const before: Pair = winner === 'home' ? [most - 1, least] : [least, most - 1]
    return [...mixed(before, chance), winner]
  }
  const extra = least - level
  return [
    ...mixed([level, level], chance),
    ...Array.from({ length: extra }, () => [winner, loser] as const).flat(),
    ...Array.from({ length: most - level - extra }, () => winner),
  ]
}
