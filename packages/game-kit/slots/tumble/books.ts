import { rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { TumbleModel, TumbleMode } from './model.ts'

/** All books that pay the same have the same weight; the random number of a round is a ticket below 2^32. */
export interface BookClass {
  readonly credits: number
  readonly count: number
  readonly weight: number
}

/** What is committed of a mode's books: its classes from the lowest pay up, and the hash of the whole list. */
export interface BookList {
  readonly classes: readonly BookClass[]
  /**
   * Of each book, in order of its number, the place of its pay among all different pays, from the lowest: two digits in
   * base 36. A round finds its book by it, without making the others.
   */
  readonly ranks: string
  /** SHA-256 of the list: a line for each book with its number, weight, credits and every number drawn for it. */
  readonly sha256: string
  /** Credits paid before free spins, and books with free spins, both over all tickets. */
  readonly baseCredits: bigint
  readonly freeTickets: bigint
}

export const TICKETS = 2 ** 32

/** A ticket's upper bits lead to the first class that may hold it: a step or two, never a search. */
const SHELF_BITS = 18

/** Reads the classes as they are committed: "credits count weight" in base 36, parted by commas. */
export function bookClasses(text: string): readonly BookClass[] {
  return text.split(',').map((entry) => {
    const [credits = 0, count = 0, weight = 0] = entry.split(' ').map((word) => Number.parseInt(word, 36))
    return { credits, count, weight }
  })
}

/** Finds the book of a ticket. */
export interface BookShelf {
  /** The return per stake of a ticket. */
  factorOf(ticket: number): Rational
  creditsOf(ticket: number): number
  bookOf(ticket: number): number
}

/** Digits of a rank: 1 296 different pays at most. */
const RANK_DIGITS = 2

export const rankCode = (rank: number): string => rank.toString(36).padStart(RANK_DIGITS, '0')

/**
 * Tickets are ordered class by class, from the lowest pay up, and inside a class book by book. A ticket's pay follows from the classes
 * alone; its book follows from the ranks of all.
 */
export function bookShelf<S extends string>(
  model: TumbleModel<S>,
  mode: TumbleMode,
  { classes, ranks }: Pick<BookList, 'classes' | 'ranks'>,
): BookShelf {
  const ends = Float64Array.from(classes, () => 0)
  const credits = Float64Array.from(classes, (one) => one.credits)
  let end = 0
  classes.forEach(({ count, weight }, i) => (ends[i] = end += count * weight))
  const starts = startsOf(ends)
  const classAt = (ticket: number): number => {
    let at = starts[ticket >>> SHELF_BITS]!
    while (ticket >= ends[at]!) at++
    return at
  }
  const unit = model.stake * costOf(model, mode)
  const returns = classes.map((one) => (one.credits === 0 ? ZERO : rational(one.credits, unit)))
  return {
    factorOf: (ticket) => returns[classAt(ticket)]!,
    creditsOf: (ticket) => credits[classAt(ticket)]!,
    bookOf: (ticket) => {
      const at = classAt(ticket)
      const pay = credits[at]!
      const alike = classes.slice(0, at).filter((one) => one.credits === pay)
      const before = alike.reduce((sum, { count }) => sum + count, 0)
      const start = at === 0 ? 0 : (ends[at - 1] ?? 0)
      const nth = before + Math.floor((ticket - start) / (classes[at]?.weight ?? 1))
      const rank = new Set(classes.slice(0, at + 1).map((one) => one.credits)).size - 1
      return nthOfRank(ranks, rankCode(rank), nth)
    },
  }
}

/** The number of the nth book of a rank, counted from 0. Throws if there are fewer. */
function nthOfRank(ranks: string, code: string, nth: number): number {
  let left = nth
  for (let at = 0; at < ranks.length; at += RANK_DIGITS) {
    if (ranks.startsWith(code, at) && left-- === 0) return at / RANK_DIGITS
  }
  throw new RangeError('books: a class has fewer books than it counts')
}

function startsOf(ends: Float64Array): Uint16Array {
  const starts = new Uint16Array(TICKETS / 2 ** SHELF_BITS)
  for (let shelf = 0, at = 0; shelf < starts.length; shelf++) {
    while (at < ends.length - 1 && shelf * 2 ** SHELF_BITS >= ends[at]!) at++
    starts[shelf] = at
  }
  return starts
}

/** The stakes that a mode costs. */
export function costOf<S extends string>(model: TumbleModel<S>, mode: TumbleMode): number {
  return mode === 'buy' ? model.buyCost : 1
}
