import { choose, tallyOf } from '../counting.ts'
import { numbersOf } from '../family.ts'
import type { Play } from '../play.ts'
import type { At } from './straight.ts'

/** Without position: a unit bet is `codes` different numbers that must all appear. */
export function contains(at: At, codes: number): Play {
  const { key, family, positions } = at
  const numbers = numbersOf(family)
  const wanted = numbers.slice(0, codes)
  return {
    key,
    family,
    positions,
    form: { kind: 'rows', rows: [{ name: 'numbers', numbers, min: codes, max: numbers.length }] },
    classes: [
      { key: `codes${codes}`, wins: (seen) => (wanted.every((number) => seen.includes(number)) ? 1 : 0) },
    ],
    units: ([row = []]) => [choose(row.length, codes)],
    hits: ([row = []], seen) => [choose(row.filter((number) => seen.includes(number)).length, codes)],
    most: ([row = []]) => [choose(Math.min(row.length, positions.length), codes)],
  }
}

/** A unit bet is one number that must appear at least `times` times. */
export function appears(at: At, times: number): Play {
  const { key, family, positions } = at
  const numbers = numbersOf(family)
  const often = (seen: readonly number[], number: number) => (tallyOf(seen).get(number) ?? 0) >= times
  return {
    key,
    family,
    positions,
    form: { kind: 'rows', rows: [{ name: 'numbers', numbers, min: 1, max: numbers.length }] },
    classes: [{ key: `times${times}`, wins: (seen) => (often(seen, family.low) ? 1 : 0) }],
    units: ([row = []]) => [row.length],
    hits: ([row = []], seen) => [row.filter((number) => often(seen, number)).length],
    most: ([row = []]) => [Math.min(row.length, Math.floor(positions.length / times))],
  }
}

/**
 * Any `count` of the drawn numbers (11x5): up to as many as are drawn, all chosen numbers must be drawn; above, all drawn numbers must be
 * among those chosen. With bankers every unit bet contains all of the first row and legs from the second.
 */
export function anyOfDrawn(at: At, count: number, hasBankers = false): Play {
  const { key, family, positions } = at
  const numbers = numbersOf(family)
  const drawn = positions.length
  const isHit = (chosen: readonly number[], seen: readonly number[]) =>
    count <= drawn
      ? chosen.every((number) => seen.includes(number))
      : seen.every((number) => chosen.includes(number))
  const wins = (seen: readonly number[]) => (isHit(numbers.slice(0, count), seen) ? 1 : 0)
  const rows = hasBankers
    ? [
        { name: 'bankers', numbers, min: 1, max: count - 1 },
        { name: 'legs', numbers, min: 1, max: numbers.length - 1 },
      ]
    : [{ name: 'numbers', numbers, min: count, max: numbers.length }]
  return {
    key,
    family,
    positions,
    form: { kind: 'rows', rows },
    classes: [{ key: `any${count}`, wins }],
    units: (pick) => [anyUnits(pick, count, hasBankers)],
    hits: (pick, seen) => [anyHits(pick, seen, count, hasBankers)],
    most: (pick) => [mostAny(pick, drawn, count, hasBankers)],
  }
}

const split = (pick: readonly (readonly number[])[], hasBankers: boolean) => {
  const [first = [], second = []] = pick
  return hasBankers ? { bankers: first, legs: second } : { bankers: [], legs: first }
}

function anyUnits(pick: readonly (readonly number[])[], count: number, hasBankers: boolean): number {
  const { bankers, legs } = split(pick, hasBankers)
  if (bankers.some((number) => legs.includes(number))) return 0
  return choose(legs.length, count - bankers.length)
}

function mostAny(
  pick: readonly (readonly number[])[],
  drawn: number,
  count: number,
  hasBankers: boolean,
): number {
  if (count > drawn) return anyUnits(pick, count, hasBankers)
  const { bankers, legs } = split(pick, hasBankers)
  return choose(Math.min(legs.length, drawn - bankers.length), count - bankers.length)
}

function anyHits(
  pick: readonly (readonly number[])[],
  seen: readonly number[],
  count: number,
  hasBankers: boolean,
): number {
  const { bankers, legs } = split(pick, hasBankers)
  const drawn = (row: readonly number[]) => row.filter((number) => seen.includes(number)).length
  const open = count - bankers.length
  if (count <= seen.length) return drawn(bankers) === bankers.length ? choose(drawn(legs), open) : 0
  // every drawn number is a banker or a chosen leg; the other legs of the unit bet are free
  const needed = seen.length - drawn(bankers)
  return drawn(legs) === needed ? choose(legs.length - needed, open - needed) : 0
}
