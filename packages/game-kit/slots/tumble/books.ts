import { rational, ZERO } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import type { TumbleModel, TumbleMode } from './model.ts'
import { makeBook } from './book.ts'
import type { TumbleEngine } from './book.ts'

/** All books that pay the same have the same weight; the luck of a round is a ticket below 2^32. */
export interface BookClass {
  readonly credits: number
  readonly count: number
  readonly weight: number
}

/** What is committed of a mode's books: its classes from the lowest pay up, and the hash of the whole list. */
export interface BookList {
  readonly classes: readonly BookClass[]
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

/**
 * Tickets lie class by class, from the lowest pay up, and inside a class book by book. What a ticket pays follows from
 * the classes alone; which book it is from making all of them once, when the first round is told.
 */
export function bookShelf<S extends string>(
  engine: TumbleEngine<S>,
  mode: TumbleMode,
  classes: readonly BookClass[],
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
  let order: readonly number[] | null = null
  const unit = engine.model.stake * costOf(engine.model, mode)
  const returns = classes.map((one) => (one.credits === 0 ? ZERO : rational(one.credits, unit)))
  return {
    factorOf: (ticket) => returns[classAt(ticket)]!,
    creditsOf: (ticket) => credits[classAt(ticket)]!,
    bookOf: (ticket) => {
      order ??= bookOrder(engine, mode)
      const at = classAt(ticket)
      const before = classes.slice(0, at).reduce((sum, { count }) => sum + count, 0)
      const start = at === 0 ? 0 : (ends[at - 1] ?? 0)
      return order[before + Math.floor((ticket - start) / (classes[at]?.weight ?? 1))] ?? 0
    },
  }
}

function startsOf(ends: Float64Array): Uint16Array {
  const starts = new Uint16Array(TICKETS / 2 ** SHELF_BITS)
  for (let shelf = 0, at = 0; shelf < starts.length; shelf++) {
    while (at < ends.length - 1 && shelf * 2 ** SHELF_BITS >= ends[at]!) at++
    starts[shelf] = at
  }
  return starts
}

/** Numbers of all books by what they pay, then by number. */
function bookOrder<S extends string>(engine: TumbleEngine<S>, mode: TumbleMode): readonly number[] {
  const { count } = engine.model.books[mode]
  const credits = Array.from({ length: count }, (_, index) => makeBook(engine, mode, index).credits)
  return credits.map((_, index) => index).sort((a, b) => credits[a]! - credits[b]! || a - b)
}

/** The stakes that a mode costs. */
export function costOf<S extends string>(model: TumbleModel<S>, mode: TumbleMode): number {
  return mode === 'buy' ? model.buyCost : 1
}
