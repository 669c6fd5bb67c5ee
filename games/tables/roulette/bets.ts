import type { Hedge } from '#game-kit/game.ts'
import { redNumbers, wheel } from './outcome.ts'

// The layout of a wheel with one zero: twelve rows of three, zero above them. A bet is a set of numbers; an ordinary one returns 36 divided
// by their number. Example: `corner:16` is 16, 17, 19 and 20 and returns nine times the stake.

export type RouletteBet = {
  readonly key: string
  readonly numbers: readonly number[]
  readonly kind: 'main' | 'side'
}

const range = (from: number, to: number, step = 1): number[] => {
  const numbers: number[] = []
  for (let number = from; number <= to; number += step) numbers.push(number)
  return numbers
}
const ALL = range(1, 36)

const inside = (name: string, numbers: readonly number[]): RouletteBet => ({
  key: `${name}:${numbers.length > 2 && name !== 'trio' ? numbers[0] : numbers.join('-')}`,
  numbers,
  kind: 'side',
})
const outside = (key: string, numbers: readonly number[]): RouletteBet => ({ key, numbers, kind: 'main' })

const isLastOfRow = (number: number): boolean => number % 3 === 0

/** Every bet of the layout. */
export const rouletteBets: readonly RouletteBet[] = [
  ...range(0, 36).map((number) => inside('straight', [number])),
  ...range(1, 3).map((number) => inside('split', [0, number])),
  ...ALL.filter((number) => !isLastOfRow(number)).map((number) => inside('split', [number, number + 1])),
  ...ALL.filter((number) => number <= 33).map((number) => inside('split', [number, number + 3])),
  inside('trio', [0, 1, 2]),
  inside('trio', [0, 2, 3]),
  inside('basket', [0, 1, 2, 3]),
  ...range(1, 34, 3).map((number) => inside('street', range(number, number + 2))),
  ...ALL.filter((number) => number <= 32 && !isLastOfRow(number)).map((number) =>
    inside('corner', [number, number + 1, number + 3, number + 4]),
  ),
  ...range(1, 31, 3).map((number) => inside('line', range(number, number + 5))),
  ...[1, 2, 3].map((nth) => outside(`column:${nth}`, range(nth, 36, 3))),
  ...[1, 2, 3].map((nth) => outside(`dozen:${nth}`, range(nth * 12 - 11, nth * 12))),
  outside('red', redNumbers),
  outside(
    'black',
    ALL.filter((number) => !redNumbers.includes(number)),
  ),
  outside('even', range(2, 36, 2)),
  outside('odd', range(1, 36, 2)),
  outside('low', range(1, 18)),
  outside('high', range(19, 36)),
]

export const betOf: ReadonlyMap<string, RouletteBet> = new Map(rouletteBets.map((bet) => [bet.key, bet]))

const pairs: readonly (readonly string[])[] = [
  ['red', 'black'],
  ['even', 'odd'],
  ['low', 'high'],
]

/** Even chances, which lose half of the stake to zero at a table with half back. */
export const isEvenChance = (key: string): boolean => pairs.some((pair) => pair.includes(key))

export function hedgeOf(side: string): Hedge | undefined {
  const pair = pairs.find((both) => both.includes(side))
  return pair ? { group: pair.join(' '), side } : undefined
}

/** Chips of a call on the layout: bet and number of chips. */
type Chips = readonly (readonly [key: string, chips: number])[]

const voisins: Chips = [
  ['trio:0-2-3', 2],
  ['split:4-7', 1],
  ['split:12-15', 1],
  ['split:18-21', 1],
  ['split:19-22', 1],
  ['corner:25', 2],
  ['split:32-35', 1],
]
const tiers: Chips = ['5-8', '10-11', '13-16', '23-24', '27-30', '33-36'].map((pair) => [`split:${pair}`, 1])
const orphelins: Chips = [
  ['straight:1', 1],
  ['split:6-9', 1],
  ['split:14-17', 1],
  ['split:17-20', 1],
  ['split:31-34', 1],
]
/** The small series around the zero. */
const zero: Chips = [
  ['split:0-3', 1],
  ['split:12-15', 1],
  ['straight:26', 1],
  ['split:32-35', 1],
]

const MOST_NEIGHBOURS = 9

/**
 * The chips of a call of the racetrack: voisins, tiers, orphelins, zero, or `neighbours:17:2`, a number with two on each side of it on the
 * wheel; null if there is no such call.
 */
export function callChips(call: string): Chips | null {
  const [name, number, more] = call.split(':')
  switch (name) {
    case 'voisins':
      return number === undefined ? voisins : null
    case 'tiers':
      return number === undefined ? tiers : null
    case 'orphelins':
      return number === undefined ? orphelins : null
    case 'zero':
      return number === undefined ? zero : null
    case 'neighbours':
      return neighbours(Number(number), Number(more))
    default:
      return null
  }
}

function neighbours(number: number, count: number): Chips | null {
  const at = wheel.findIndex((slot) => slot === number)
  if (at < 0 || !(count >= 1 && count <= MOST_NEIGHBOURS)) return null
  return range(at - count, at + count).map((place) => {
    const slot = wheel[(place + wheel.length) % wheel.length] ?? 0
    return [`straight:${slot}`, 1] as const
  })
}

export const isOfCall = (call: string, key: string): boolean =>
  callChips(call)?.some(([known]) => known === key) ?? false
