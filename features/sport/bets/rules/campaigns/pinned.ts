/**
 * Campaigns of a bet: which apply when it is accepted, and what they do when it ends. Its ticket keeps the terms.
 */
import { parseMoney } from '#kit/money.ts'
import {
  boostOf,
  countedIn,
  leadsOf,
  percentFor,
  type BoostTerms,
  type EarlyTerms,
  type Terms,
} from '#features/sport/campaigns/rules/terms.ts'
import type { Pair } from '#features/sport/events/rules/live.ts'
import { settleLeg, type Against } from '../settle.ts'
import type { PinnedBoost, PinnedEarly, Ticket, TicketLeg } from '../ticket.ts'

/** The campaigns that a bet takes part in: only bets of cash do, and who pays is known once it is placed. */
export const campaignsOf = ({
  inputs,
  bonusWallet,
}: {
  readonly inputs: Ticket
  readonly bonusWallet: bigint | null
}): Pick<Ticket, 'boost' | 'early'> => (bonusWallet === null ? inputs : {})

export type Running = { readonly version: number; readonly terms: Terms }

/** A straight multiple: one line, no banker, not each-way. */
const isMultiple = ({ legs, sizes, ew }: Ticket): boolean =>
  !ew && legs.length > 1 && sizes.length === 1 && sizes[0] === legs.length && legs.every(({ b }) => !b)

/** The side of a leg that early payout counts for, by its place in a score: of one selection, taken before the start. Null: none. */
function sideOf({ s, f }: TicketLeg): 0 | 1 | null {
  const [selected, another] = s
  if (!selected || another || f) return null
  const [market, period, , outcome] = selected
  if (market !== 'winner' || period !== 'full') return null
  return outcome === 'home' ? 0 : outcome === 'away' ? 1 : null
}

type Offered<T extends Terms> = { readonly version: number; readonly terms: T }

/** What running campaigns give a ticket: early payout, and the boost of a straight multiple, also before its first step. */
export type Given = {
  readonly boost?: Offered<BoostTerms> & { readonly counted: number }
  readonly early?: Offered<EarlyTerms>
}

/** `football`: the events that are football matches. */
export function givenBy(ticket: Ticket, running: readonly Running[], football: ReadonlySet<string>): Given {
  let given: Given = {}
  const isEarly = !ticket.ew && ticket.legs.some((leg) => football.has(leg.e) && sideOf(leg) !== null)
  for (const { version, terms } of running)
    if (terms.kind === 'earlyPayout') {
      if (isEarly) given = { ...given, early: { version, terms } }
    } else if (isMultiple(ticket)) {
      const legs = ticket.legs.map(({ p }) => ({ price: p }))
      given = { ...given, boost: { version, terms, counted: countedIn(legs, terms.leastPrice) } }
    }
  return given
}

/** The terms that a ticket is accepted under. */
export function pinnedOf({ boost, early }: Given): {
  readonly boost?: PinnedBoost
  readonly early?: PinnedEarly
} {
  const isReached = boost !== undefined && percentFor(boost.terms.steps, boost.counted) > 0
  return {
    ...(isReached
      ? {
          boost: {
            v: boost.version,
            s: boost.terms.steps.map(({ legs, percent }) => [legs, percent] as const),
            p: boost.terms.leastPrice,
            m: boost.terms.most,
          },
        }
      : {}),
    ...(early ? { early: { v: early.version, by: early.terms.lead } } : {}),
  }
}

export const stepsOf = ({ s }: PinnedBoost) => s.map(([legs, percent]) => ({ legs, percent }))

/** What is known of a bet: the results of its events, and which of its legs early payout has won. */
export type Known = {
  readonly against: (event: string) => Against | undefined
  readonly isEarly: (leg: TicketLeg) => boolean
}

/** What a boost adds to a won bet: only selections that won, at the least price or above, count, also those that early payout has won. */
export function boostAdded(
  { legs }: Ticket,
  boost: PinnedBoost,
  {
    known: { against, isEarly },
    stake,
    win,
  }: { readonly known: Known; readonly stake: bigint; readonly win: bigint },
): bigint {
  const counted = legs.filter((leg) => {
    const found = against(leg.e)
    return leg.p >= boost.p && (isEarly(leg) || !found || settleLeg(leg, found).state === 'won')
  }).length
  return boostOf({ steps: stepsOf(boost), most: parseMoney(boost.m) ?? 0n }, { counted, stake, win })
}

/**
 * Whether early payout has won a leg: its side led by enough goals, by the goals of the result or by a lead that was noted in play, which
 * a later correction does not take back. A bet that came too late is void all the same.
 */
export function isPaidEarly(
  leg: TicketLeg,
  { by }: PinnedEarly,
  found: Against | undefined,
  noted: Pair = [0, 0],
): boolean {
  const side = sideOf(leg)
  if (side === null) return false
  const late = found?.result.lateFrom
  if (found && late && found.acceptedAt.getTime() >= new Date(late).getTime()) return false
  const leads = found?.result.goals ? leadsOf(found.result.goals) : noted
  return Math.max(leads[side], noted[side]) >= by
}
