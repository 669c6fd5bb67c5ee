import { returnOf } from '#game-kit/sports/odds/price.ts'
import type { Pair } from '#features/sport/events/rules/live.ts'
import { settleBet, type Against, type BetEnd } from '../settle.ts'
import type { Ticket } from '../ticket.ts'
import { isPaidEarly } from './pinned.ts'

type ByEvent<T> = (event: string) => T | undefined

/** How a bet ends by results and leads: legs that early payout has won count as won, whatever their result. */
export function endWith(ticket: Ticket, against: ByEvent<Against>, leads: ByEvent<Pair>): BetEnd {
  const { early } = ticket
  if (!early) return settleBet(ticket, against)
  return settleBet(ticket, against, (leg) =>
    isPaidEarly(leg, early, against(leg.e), leads(leg.e)) ? { factor: returnOf(leg.p), state: 'won' } : null,
  )
}
