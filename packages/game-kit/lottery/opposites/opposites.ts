import { rational } from '#kit/rational.ts'
import type { HedgedShare } from '#game-kit/game.ts'
import type { Sides } from '#game-kit/shared/shared.ts'

// Which unit bets of a lottery oppose each other, for the valid bet (decision 24). Two kinds:
//
// - Two sides of one thing: big and small, odd and even, dragon and tiger. Example: 1.00 on each of big, small, odd and even of one digit
//   is 4.00 of which nothing is at risk: one of each pair wins.
// - All numbers of one place, of which exactly one comes: ten digits of a position, a hundred endings. Nine of ten oppose nothing.
//
// A selection that holds every number or option of its play opposes itself where it returns half of its stake at fair odds whatever is
// drawn. All digits of a group of three do not: where three different ones come, all is lost.

/** Options that oppose each other, by key. Each pair excludes itself and holds at least four fifths of all outcomes between them. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['big', 'small'],
  ['odd', 'even'],
  ['dragon', 'tiger'],
]

/** The pair of an option; null: it has none. */
export const pairOf = (option: string): string | null =>
  PAIRS.find((pair) => pair.includes(option))?.join('-') ?? null

/** One of the numbers or options of which exactly one comes, or of two that exclude each other. */
export interface Unit {
  /** The place that it is about, unique in its play. */
  readonly place: string
  readonly side: string
  /** How many sides the place has; 2 for a pair. */
  readonly of: number
  /** Unit bets on it. */
  readonly units: number
}

/** A line as its units on sides; the rest of its `units` opposes nothing. */
export interface Spread {
  readonly play: string
  readonly units: number
  /** Called only where the slip has enough unit bets to hold every side of the largest place. */
  readonly on: () => readonly Unit[]
  /** Sides of its largest place; 0: it opposes nothing. */
  readonly most: number
}

/** Places with more sides than this are looked at only where one slip can hold them all. */
const FEW = 30

/** The sides of the lines of one slip. */
export function sidesOf(lines: readonly Spread[]): Sides {
  const units = new Map<string, number>()
  for (const line of lines)
    if (line.most > FEW) units.set(line.play, (units.get(line.play) ?? 0) + line.units)
  return lines.map((line) => {
    if (line.most === 0 || (line.most > FEW && (units.get(line.play) ?? 0) < line.most)) return []
    return line.on().map(({ place, side, of, units: own }): HedgedShare => {
      const share = rational(own, line.units)
      return { group: `${line.play}:${place}`, side, of, share }
    })
  })
}
