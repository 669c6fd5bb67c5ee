import type { Chance } from '#kit/chance.ts'

/**
 * How the numbers of a draw come about: `size` numbers from `low` to `high`, in the order drawn. With `isDistinct` a drawn number is not
 * returned (11x5, PK10); without it every position is independent (digits, dice).
 */
export interface DrawFamily {
  readonly key: string
  readonly size: number
  readonly low: number
  readonly high: number
  readonly isDistinct: boolean
}

export const digits5: DrawFamily = { key: 'digits5', size: 5, low: 0, high: 9, isDistinct: false }
export const digits3: DrawFamily = { key: 'digits3', size: 3, low: 0, high: 9, isDistinct: false }
export const fiveOfEleven: DrawFamily = { key: '11x5', size: 5, low: 1, high: 11, isDistinct: true }
export const threeDice: DrawFamily = { key: 'k3', size: 3, low: 1, high: 6, isDistinct: false }
export const tenCars: DrawFamily = { key: 'pk10', size: 10, low: 1, high: 10, isDistinct: true }

/** How many different numbers a position can show. */
export const widthOf = ({ low, high }: DrawFamily): number => high - low + 1

/** All numbers that a position can show, ascending. */
export const numbersOf = (family: DrawFamily): readonly number[] =>
  Array.from({ length: widthOf(family) }, (_, at) => family.low + at)

/** Draws in order of the positions, one `below` for each (distinct numbers: one `pick`). */
export function drawFrom(family: DrawFamily, chance: Chance): number[] {
  const { size, low, isDistinct } = family
  const width = widthOf(family)
  if (isDistinct) return chance.pick(size, width).map((index) => low + index)
  return Array.from({ length: size }, () => low + chance.below(width))
}

/** The number of equally likely sequences on `count` positions of the draw. */
export function sequenceCount(family: DrawFamily, count: number): bigint {
  let total = 1n
  for (let at = 0; at < count; at++) total *= BigInt(widthOf(family) - (family.isDistinct ? at : 0))
  return total
}

/**
 * Every equally likely sequence on `count` positions of the draw. The array is reused: copy what is kept. Any `count` positions of a
 * distinct draw are distributed like its first ones.
 */
export function* sequences(family: DrawFamily, count: number): Generator<readonly number[]> {
  const seen: number[] = []
  yield* extend(family, count, seen)
}

function* extend(family: DrawFamily, count: number, seen: number[]): Generator<readonly number[]> {
  if (seen.length === count) {
    yield seen
    return
  }
  for (let number = family.low; number <= family.high; number++) {
    if (family.isDistinct && seen.includes(number)) continue
    seen.push(number)
    yield* extend(family, count, seen)
    seen.pop()
  }
}

/** Whether these are numbers that a draw of the family can show, in number, range and distinctness. */
export function isDraw(family: DrawFamily, numbers: readonly number[]): boolean {
  const { size, low, high, isDistinct } = family
  return (
    numbers.length === size &&
    numbers.every((number) => Number.isInteger(number) && number >= low && number <= high) &&
    (!isDistinct || new Set(numbers).size === size)
  )
}
