import { returnOf } from '#game-kit/sports/odds/price.ts'
import { settleBet, settleLeg, type BetEnd, type LegEnd } from '../settle.ts'
import type { Ticket, TicketLeg } from '../ticket.ts'
import type { Known } from './pinned.ts'

const wonEarly = (leg: TicketLeg): LegEnd => ({ factor: returnOf(leg.p), state: 'won' })

/** How a leg has ended: one that early payout has won counts as won, whatever its result. Null: it is open. */
export function endOfLeg(leg: TicketLeg, { against, isEarly }: Known, ew?: Ticket['ew']): LegEnd | null {
  if (isEarly(leg)) return wonEarly(leg)
  const found = against(leg.e)
  return found ? settleLeg(leg, found, ew) : null
}

/** How a bet ends by results and leads. */
export const endWith = (ticket: Ticket, { against, isEarly }: Known): BetEnd =>
  settleBet(ticket, against, (leg) => (isEarly(leg) ? wonEarly(leg) : null))
