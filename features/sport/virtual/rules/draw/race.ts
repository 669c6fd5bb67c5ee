/**
 * A race after Harville, as it is priced: the winner with the win chances, the second among the others in proportion to theirs, and so on.
 * They come home in this order; on the way each is a little ahead or behind of its own pace, which is for the picture only.
 */
import type { Chance } from '#kit/chance.ts'
import { beatOf, unit, type Beat, type Drawn } from './beat.ts'

/** The winner takes this long; the last one is home before the race is over. */
const WINNER_MS = 51_000
export const RACE_MS = 60_000
/** Between two runners at the line: from this to four times as long. */
const GAP_MS = 150
/** The picture shows where all are after each of these, until the winner is home. */
const SHOWN_MS = 3_000
/** A pace that wavers by these parts of the course never goes backwards: π × 0.06 + 2π × 0.04 < 1. */
const WAVE = 0.06
const SHORT_WAVE = 0.04
/** The whole course, in the units of a position. */
export const COURSE = 1_000

/** Numbers of runners, the first first. */
export function orderOfRace(wins: readonly number[], chance: Chance): readonly number[] {
  const left = wins.map((p, at) => ({ number: at + 1, p }))
  const order: number[] = []
  while (left.length > 0) {
    let rest = unit(chance) * left.reduce((sum, { p }) => sum + p, 0)
    let at = 0
    while (at < left.length - 1 && rest >= (left[at]?.p ?? 0)) {
      rest -= left[at]?.p ?? 0
      at += 1
    }
    order.push(...left.splice(at, 1).map(({ number }) => number))
  }
  return order
}

export function drawRace(expected: readonly number[], chance: Chance): Drawn {
  const order = orderOfRace(expected, chance)
  let homeMs = WINNER_MS
  const paces = order.map((number, at) => {
    if (at > 0) homeMs += GAP_MS * (1 + 3 * unit(chance))
    const wave = WAVE * (2 * unit(chance) - 1)
    return { number, homeMs, wave, short: SHORT_WAVE * (2 * unit(chance) - 1) }
  })
  /** How far each runner is, by number. */
  const positionsAt = (atMs: number): readonly number[] =>
    paces
      .toSorted((a, b) => a.number - b.number)
      .map((pace) => {
        const part = Math.min(1, atMs / pace.homeMs)
        const waved = part + pace.wave * Math.sin(Math.PI * part) + pace.short * Math.sin(2 * Math.PI * part)
        return Math.round(COURSE * Math.min(1, Math.max(0, waved)))
      })
  const shown: readonly Beat[] = Array.from({ length: Math.ceil(WINNER_MS / SHOWN_MS) - 1 }, (_, at) =>
    beatOf('score', (at + 1) * SHOWN_MS, {}, { isTold: false, positions: positionsAt((at + 1) * SHOWN_MS) }),
  )
  const places = order.map((number) => [number])
  const end = { positions: positionsAt(RACE_MS), places }
  return {
    counts: {},
    goals: null,
    places,
    beats: [
      beatOf('start', 0, {}, { positions: expected.map(() => 0) }),
      ...shown,
      beatOf('end', RACE_MS, {}, end),
    ],
  }
}
