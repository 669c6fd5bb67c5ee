import { hex, utf8 } from '#kit/sha/bytes.ts'
import { sha256 } from '#kit/sha/sha256.ts'
import { makeBook } from './book.ts'
import type { Book, TumbleEngine } from './book.ts'
import { costOf, rankCode, TICKETS } from './books.ts'
import type { BookClass, BookList } from './books.ts'
import type { TumbleMode } from './model.ts'

/** Weights below this are lifted to it: no book of the list is out of reach. */
const LEAST_WEIGHT = 16

/**
 * Makes every book of a mode and weighs it: the weights that are as even as they can be and bring the return to its
 * target are w = exp(-lambda * log(1 + x)) of a win x; they are rounded to whole numbers that sum to 2^32.
 */
export function weighBooks<S extends string>(engine: TumbleEngine<S>, mode: TumbleMode): BookList {
  const { count, target } = engine.model.books[mode]
  const books: Book[] = []
  const tapes: string[] = []
  for (let index = 0; index < count; index++) {
    const tape: string[] = []
    books.push(makeBook(engine, mode, index, undefined, (drawn) => tape.push(drawn.toString(36))))
    tapes.push(tape.join(' '))
  }
  const sizes = new Map<number, number>()
  for (const { credits } of books) sizes.set(credits, (sizes.get(credits) ?? 0) + 1)
  const unit = engine.model.stake * costOf(engine.model, mode)
  const classes = wholeWeights(tilted(sizes, unit, target), sizes)
  const weights = classes.flatMap(({ count: size, weight }) => Array.from({ length: size }, () => weight))
  const order = books.map((_, index) => index).sort((a, b) => books[a]!.credits - books[b]!.credits || a - b)
  const lines: string[] = []
  let baseCredits = 0n
  let freeTickets = 0n
  order.forEach((index, place) => {
    const weight = weights[place] ?? 0
    const book = books[index]
    if (!book) return
    baseCredits += BigInt(book.baseCredits) * BigInt(weight)
    if (book.hasFree) freeTickets += BigInt(weight)
    lines.push(`${index},${weight},${book.credits},${tapes[index]}\n`)
  })
  const pays = [...sizes.keys()].sort((a, b) => a - b)
  const ranks = books.map(({ credits }) => rankCode(pays.indexOf(credits))).join('')
  return { classes, ranks, sha256: hex(sha256(utf8(lines.join('')))), baseCredits, freeTickets }
}

/** Share of each pay that brings the mean to the target: bisection on lambda. */
function tilted(
  sizes: ReadonlyMap<number, number>,
  unit: number,
  target: number,
): ReadonlyMap<number, number> {
  const shares = (lambda: number): ReadonlyMap<number, number> => {
    const raw = Array.from(sizes, ([credits, size]): [number, number] => [
      credits,
      size * Math.exp(-lambda * Math.log1p(credits / unit)),
    ])
    const sum = raw.reduce((total, [, share]) => total + share, 0)
    return new Map(raw.map(([credits, share]) => [credits, share / sum]))
  }
  const mean = (lambda: number): number =>
    Array.from(shares(lambda)).reduce((total, [credits, share]) => total + share * (credits / unit), 0)
  let low = -20
  let high = 20
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2
    if (mean(middle) > target) low = middle
    else high = middle
  }
  return shares((low + high) / 2)
}

/** Whole weights that sum to 2^32: the largest class is parted in two, so that the rest finds its place there. */
function wholeWeights(
  shares: ReadonlyMap<number, number>,
  sizes: ReadonlyMap<number, number>,
): readonly BookClass[] {
  const classes = Array.from(shares, ([credits, share]): BookClass => {
    const count = sizes.get(credits) ?? 1
    return { credits, count, weight: Math.max(LEAST_WEIGHT, Math.round((share * TICKETS) / count)) }
  }).sort((a, b) => a.credits - b.credits)
  const largest = classes.reduce((most, one) => (one.count > most.count ? one : most))
  const others =
    classes.reduce((sum, { count, weight }) => sum + count * weight, 0) - largest.count * largest.weight
  const left = TICKETS - others
  const weight = Math.floor(left / largest.count)
  const more = left - weight * largest.count
  const parts = [
    { ...largest, count: more, weight: weight + 1 },
    { ...largest, count: largest.count - more, weight },
  ].filter(({ count }) => count > 0)
  return classes.flatMap((one) => (one === largest ? parts : [one]))
}
