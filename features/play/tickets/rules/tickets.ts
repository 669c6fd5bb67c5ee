/**
 * Instant tickets: how a series is named and described, what a ticket pays, and when an unscratched one is scratched for its owner.
 *
 * Example: the second real series of the design TICKET_KOI is KOI-000002; its play-money series are DEMO-KOI-000001 and so on. A ticket of
 * 10,000.00 whose prize is 5 times the price pays 50,000.00.
 */
import { moneyText } from '#kit/money.ts'
import type { Minor } from '#kit/money.ts'
import { BLANK } from '#game-kit/lottery/tickets/tickets.ts'
import type { TicketPrize, TicketSeries } from '#game-kit/lottery/tickets/tickets.ts'
import type { Json } from '#game-kit/schema.ts'

/** An unscratched ticket is scratched by the system after this many days, so that its prize is paid and its series can be verified. */
export const SCRATCH_DAYS = 30

/** The most tickets of one purchase. */
export const MOST_TICKETS_AT_ONCE = 10

const NUMBER_DIGITS = 6

export function labelOf(theme: string, isDemo: boolean, number: number): string {
  const name = `${theme.toUpperCase()}-${String(number).padStart(NUMBER_DIGITS, '0')}`
  return isDemo ? `DEMO-${name}` : name
}

type Printable = {
  readonly code: string
  readonly edition: number
  readonly series: TicketSeries
  readonly prices: Readonly<Record<string, Minor>>
}

/** What is published of a series: its hash is part of the series hash. */
export function configOf({ code, edition, series, prices }: Printable): Json {
  return {
    design: code,
    edition,
    size: series.size,
    prizes: series.prizes.map(({ times, count }) => ({ times, count })),
    prices: Object.fromEntries(
      Object.entries(prices)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([currency, price]) => [currency, moneyText(price)]),
    ),
  }
}

/** What a ticket with this prize pays. Throws for a prize that the series does not have. */
export function winOf(prizes: readonly TicketPrize[], prize: number, price: Minor): Minor {
  if (prize === BLANK) return 0n
  const times = prizes[prize]?.times
  if (times === undefined) throw new RangeError(`tickets: prize ${prize} of ${prizes.length}`)
  return price * BigInt(times)
}

/** How a purchase is spread over the series on sale and the one that follows; the second is null while none is printed. */
export function splitOf(
  count: number,
  left: { readonly here: number; readonly next: number | null },
): { readonly here: number; readonly next: number } | null {
  const here = Math.min(count, left.here)
  const next = count - here
  return next <= (left.next ?? 0) ? { here, next } : null
}
