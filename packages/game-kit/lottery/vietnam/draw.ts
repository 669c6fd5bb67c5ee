import type { Chance } from '#kit/chance.ts'
import { bad, good, isRecord } from '#game-kit/schema.ts'
import type { Result } from '#game-kit/schema.ts'

/** One tier of prizes: `count` numbers of `width` digits, no number twice. */
export interface Tier {
  /** "special", "prize1" … "prize8", as the results are published. */
  readonly key: string
  readonly count: number
  readonly width: number
}

/** The structure of a region's draw, in the order in which its prizes are drawn. */
export interface DrawShape {
  readonly key: 'north' | 'south' | 'max3d' | 'thai'
  readonly tiers: readonly Tier[]
}

const tier = (key: string, count: number, width: number): Tier => ({ key, count, width })

/** North: 27 numbers, 107 digits; the special prize is drawn last. */
export const north: DrawShape = {
  key: 'north',
  tiers: [
    tier('prize1', 1, 5),
    tier('prize2', 2, 5),
    tier('prize3', 6, 5),
    tier('prize4', 4, 4),
    tier('prize5', 6, 4),
    tier('prize6', 3, 3),
    tier('prize7', 4, 2),
    tier('special', 1, 5),
  ],
}

/** Centre and South: 18 numbers, 82 digits, from the eighth prize up to the special one. */
export const south: DrawShape = {
  key: 'south',
  tiers: [
    tier('prize8', 1, 2),
    tier('prize7', 1, 3),
    tier('prize6', 3, 4),
    tier('prize5', 1, 4),
    tier('prize4', 7, 5),
    tier('prize3', 2, 5),
    tier('prize2', 1, 5),
    tier('prize1', 1, 5),
    tier('special', 1, 6),
  ],
}

/** Max 3D: twenty numbers of three digits in four tiers. */
export const max3d: DrawShape = {
  key: 'max3d',
  tiers: [tier('prize3', 8, 3), tier('prize2', 6, 3), tier('prize1', 4, 3), tier('special', 2, 3)],
}

/** Thai style: a first prize of six digits, of which bets read the last three, and a number of two digits. */
export const thai: DrawShape = { key: 'thai', tiers: [tier('bottom2', 1, 2), tier('first', 1, 6)] }

/** The numbers of a draw by tier, as text: leading zeros count. */
export type PrizeDraw = Readonly<Record<string, readonly string[]>>

/** Draws tier by tier in the order of the shape; within a tier without repetition, as the real draws are. */
export function drawPrizes({ tiers }: DrawShape, chance: Chance): PrizeDraw {
  return Object.fromEntries(
    tiers.map(({ key, count, width }) => [
      key,
      chance.pick(count, 10 ** width).map((number) => `${number}`.padStart(width, '0')),
    ]),
  )
}

/**
 * Reads results from outside. Refuses a missing or unknown tier, a wrong number of prizes, wrong widths, anything but digits, and a
 * number that occurs twice in a tier; the error names the tier.
 */
export function parsePrizes({ tiers }: DrawShape, json: unknown): Result<PrizeDraw, string> {
  if (!isRecord(json)) return bad('not a record of tiers')
  const unknown = Object.keys(json).find((key) => !tiers.some((each) => each.key === key))
  if (unknown !== undefined) return bad(`${unknown}: unknown tier`)
  const draw: Record<string, readonly string[]> = {}
  for (const { key, count, width } of tiers) {
    const numbers = json[key]
    if (!Array.isArray(numbers) || numbers.length !== count) return bad(`${key}: not ${count} numbers`)
    const isNumber = new RegExp(`^\\d{${width}}$`)
    if (!numbers.every((number) => typeof number === 'string' && isNumber.test(number)))
      return bad(`${key}: not numbers of ${width} digits`)
    if (new Set(numbers).size !== count) return bad(`${key}: a number occurs twice`)
    draw[key] = numbers
  }
  return good(draw)
}

/** A number of a draw with its tier. */
export interface DrawnNumber {
  readonly tier: string
  readonly text: string
}

/** All numbers in the order in which they are drawn. */
export const numbersIn = ({ tiers }: DrawShape, draw: PrizeDraw): readonly DrawnNumber[] =>
  tiers.flatMap(({ key }) => (draw[key] ?? []).map((text) => ({ tier: key, text })))

/** How many numbers a shape draws. */
export const sizeOf = ({ tiers }: DrawShape): number => tiers.reduce((total, { count }) => total + count, 0)

/** The board of last (or first) two digits: for each of the ten heads the tails drawn, sorted, repeated as often as they came. */
export function headTailBoard(shape: DrawShape, draw: PrizeDraw): readonly (readonly number[])[] {
  const board = Array.from({ length: 10 }, (): number[] => [])
  for (const { text } of numbersIn(shape, draw)) {
    const [head = '0', tail = '0'] = text.slice(-2)
    board[Number(head)]?.push(Number(tail))
  }
  return board.map((tails) => tails.toSorted((a, b) => a - b))
}
