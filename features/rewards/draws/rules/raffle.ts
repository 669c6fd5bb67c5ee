import type { Chance } from '#kit/chance.ts'
import { rational, subtract, ONE, type Rational } from '#kit/rational.ts'
import { costOf, type Prize } from './prize.ts'

/**
 * The raffle: tickets are numbered from 1. When the sale ends the list of all tickets is sealed and its SHA-256 published; that hash is the
 * client seed of the draw, so neither the list nor the committed server seed can be changed afterwards. Each prize, in the published
 * order, goes to one of the tickets not drawn before, all equally likely. If a member can win once only, a further ticket of a winner is
 * put aside and the next one drawn. Example: of 100 tickets and three prizes, each ticket has three chances in a hundred.
 */
export type RafflePrize = { readonly prize: Prize; readonly count: number }

/** Consecutive numbers of one holder. */
export type Range = { readonly first: number; readonly last: number; readonly holder: string }

const HEAD = 'fairhouse raffle'

/** The sealed list as it is published and hashed: one line for each range. */
export function listText(id: string, ranges: readonly Range[]): string {
  return [`${HEAD} ${id}`, ...ranges.map(({ first, last, holder }) => `${first}-${last} ${holder}`), ''].join(
    '\n',
  )
}

const LINE = /^([1-9]\d{0,11})-([1-9]\d{0,11}) ([0-9a-f]{16})$/

/** Reads a published list; null where it is no such list, or numbers are missing or given twice. */
export function readList(text: string): readonly Range[] | null {
  const [head, ...lines] = text.split('\n')
  if (!head?.startsWith(`${HEAD} `) || lines.pop() !== '') return null
  const ranges: Range[] = []
  let next = 1
  for (const line of lines) {
    const [, first, last, holder] = LINE.exec(line) ?? []
    if (!holder || Number(first) !== next || Number(last) < next) return null
    ranges.push({ first: next, last: Number(last), holder })
    next = Number(last) + 1
  }
  return ranges
}

export type Winner = {
  /** From 1, in the order drawn. */
  readonly place: number
  readonly ticket: number
  readonly holder: string
  readonly prize: Prize
}

/** Draws the winners. Fewer tickets than prizes: the last prizes are not given. */
export function drawWinners(
  ranges: readonly Range[],
  { prizes, oneEach }: { readonly prizes: readonly RafflePrize[]; readonly oneEach: boolean },
  chance: Pick<Chance, 'below'>,
): Winner[] {
  const tickets = ranges.at(-1)?.last ?? 0
  const wanted = prizes.flatMap(({ prize, count }) => Array.from({ length: count }, () => prize))
  const moved = new Map<number, number>()
  const winners: Winner[] = []
  const lucky = new Set<string>()
  for (let drawn = 0; drawn < tickets && winners.length < wanted.length; drawn++) {
    // the next step of a Fisher–Yates shuffle: all tickets that are left are equally likely
    const at = drawn + chance.below(tickets - drawn)
    const ticket = (moved.get(at) ?? at) + 1
    moved.set(at, moved.get(drawn) ?? drawn)
    const holder = holderOf(ranges, ticket)
    const prize = wanted[winners.length]
    if (prize === undefined || (oneEach && lucky.has(holder))) continue
    lucky.add(holder)
    winners.push({ place: winners.length + 1, ticket, holder, prize })
  }
  return winners
}

/** Who holds a ticket; ranges are in order, so the search halves. */
export function holderOf(ranges: readonly Range[], ticket: number): string {
  let low = 0
  let high = ranges.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ranges[middle]?.last ?? 0) < ticket) low = middle + 1
    else high = middle
  }
  return ranges[low]?.holder ?? ''
}

export function prizeCount(prizes: readonly RafflePrize[]): number {
  return prizes.reduce((total, { count }) => total + count, 0)
}

/** The chance of each single ticket to be among the winners. */
export function ticketOdds(tickets: number, prizes: number): Rational {
  return tickets === 0 ? rational(0) : rational(Math.min(tickets, prizes), tickets)
}

/** The exact chance that at least one of `own` tickets wins; a lower bound where a member can win once only. */
export function winOdds(own: number, tickets: number, prizes: number): Rational {
  if (own === 0 || tickets === 0) return rational(0)
  // none of the own tickets is among the winners
  let none = ONE
  for (let drawn = 0; drawn < Math.min(prizes, tickets); drawn++) {
    const left = tickets - own - drawn
    if (left <= 0) return ONE
    none = rational(none.n * BigInt(left), none.d * BigInt(tickets - drawn))
  }
  return subtract(ONE, none)
}

/** The most that all prizes can cost, in ledger units. */
export function raffleCost(prizes: readonly RafflePrize[]): bigint {
  return prizes.reduce((total, { prize, count }) => total + costOf(prize) * BigInt(count), 0n)
}
