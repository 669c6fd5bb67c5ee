import type { Chance } from '#kit/chance.ts'
import { multiply, rational, sum } from '#kit/rational.ts'
import type { Rational } from '#kit/rational.ts'
import { bad, good, list, object, whole } from '#game-kit/schema.ts'
import type { Schema } from '#game-kit/schema.ts'

/** A prize of an instant ticket: what it returns, in ticket prices, and how many tickets of the series have it. */
export interface TicketPrize {
  readonly times: number
  readonly count: number
}

/**
 * A printed series: a finite number of tickets with published prize counts. Highest prize first; a ticket has at most one. What is left
 * of each prize is public while the series sells.
 */
export interface TicketSeries {
  readonly size: number
  readonly prizes: readonly TicketPrize[]
}

export const MOST_TICKETS = 1_000_000
const MOST_PRIZES = 8

const seriesFields = object<TicketSeries>({
  size: whole(10, MOST_TICKETS),
  prizes: list(
    object<TicketPrize>({ times: whole(1, 1_000_000), count: whole(1, MOST_TICKETS) }),
    1,
    MOST_PRIZES,
  ),
})

/** Prizes descend, differ, and there are fewer of them than tickets. */
export const ticketSeries: Schema<TicketSeries> = {
  parse: (json) => {
    const read = seriesFields.parse(json)
    if (!read.ok) return read
    const { prizes, size } = read.value
    if (prizes.some(({ times }, at) => at > 0 && times >= (prizes[at - 1]?.times ?? 0)))
      return bad('prizes: not in descending order')
    return prizesIn(read.value) < size ? good(read.value) : bad('prizes: as many as tickets, or more')
  },
  write: seriesFields.write,
}

const prizesIn = ({ prizes }: TicketSeries): number => prizes.reduce((total, { count }) => total + count, 0)

/** The whole series returns this share of its sales. */
export const seriesRtp = ({ size, prizes }: TicketSeries): Rational =>
  sum(prizes.map(({ times, count }) => multiply(rational(times), rational(count, size))))

/** No prize. */
export const BLANK = 255

/**
 * The tickets in the order in which they are sold: for each the index of its prize, or `BLANK`. Prizes are laid out highest first, then
 * shuffled (Fisher-Yates, one `below` for each ticket), so that the seed alone determines the series.
 */
export function printSeries({ size, prizes }: TicketSeries, chance: Chance): Uint8Array {
  const tickets = new Uint8Array(size).fill(BLANK)
  let from = 0
  for (const [index, { count }] of prizes.entries()) {
    tickets.fill(index, from, from + count)
    from += count
  }
  for (let left = size - 1; left > 0; left--) {
    const other = chance.below(left + 1)
    const moved = tickets[left] ?? BLANK
    tickets[left] = tickets[other] ?? BLANK
    tickets[other] = moved
  }
  return tickets
}

/** Number of fields under the scratch layer. */
export const FIELDS = 9
const NEEDED = 3

/**
 * What is printed under the scratch layer: nine fields with the index of a prize each. Three equal ones win that prize; no other prize
 * stands there three times, and none on a blank ticket. Only the arrangement is drawn here: the prize was fixed when the series was
 * printed. A series with fewer than four other prizes has empty fields (`BLANK`).
 */
export function scratchFields(prize: number, prizeCount: number, chance: Chance): readonly number[] {
  const others = Array.from({ length: prizeCount }, (_, index) => index).filter((index) => index !== prize)
  // each other prize may stand there twice
  const filling = others.flatMap((index) => [index, index])
  const wanted = prize === BLANK ? 0 : NEEDED
  const chosen = chance
    .pick(Math.min(filling.length, FIELDS - wanted), filling.length)
    .map((at) => filling[at] ?? BLANK)
  const shown = [...Array.from({ length: wanted }, () => prize), ...chosen]
  while (shown.length < FIELDS) shown.push(BLANK)
  return Array.from(chance.shuffle(FIELDS), (at) => shown[at] ?? BLANK)
}
