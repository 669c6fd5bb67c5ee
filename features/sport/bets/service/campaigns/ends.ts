import type { Db, Tx } from '#db/pool.ts'
import { leadsOn } from '#features/sport/campaigns/public.ts'
import type { ResultRow } from '#features/sport/events/public.ts'
import type { Pair } from '#features/sport/events/rules/live.ts'
import { campaignsOf, isPaidEarly, type Known } from '../../rules/campaigns/pinned.ts'
import type { Against } from '../../rules/settle.ts'
import type { BetRow } from '../../store/bets.ts'

/** What results and leads say of a bet. */
export function knownOf(
  bet: Pick<BetRow, 'inputs' | 'at' | 'bonusWallet'>,
  results: ReadonlyMap<string, ResultRow>,
  leads: ReadonlyMap<string, Pair>,
): Known {
  const { early } = campaignsOf(bet)
  const against = (event: string): Against | undefined => {
    const found = results.get(event)
    return found ? { result: found.result, acceptedAt: bet.at } : undefined
  }
  return {
    against,
    isEarly: (leg) => early !== undefined && isPaidEarly(leg, early, against(leg.e), leads.get(leg.e)),
  }
}

export function isCampaigned(bet: BetRow): boolean {
  const { boost, early } = campaignsOf(bet)
  return boost !== undefined || early !== undefined
}

/** The events that bets with early payout are on. */
export const earlyEvents = (bets: readonly Pick<BetRow, 'inputs'>[]): readonly string[] => [
  ...new Set(bets.flatMap(({ inputs }) => (inputs.early ? inputs.legs.map(({ e }) => e) : []))),
]

/** The leads of these events; no query for none. */
export async function leadsOf(db: Db | Tx, events: readonly string[]): Promise<ReadonlyMap<string, Pair>> {
  return events.length === 0 ? new Map() : leadsOn(db, events)
}

/** The leads of events that bets with early payout are on. */
export const leadsFor = (db: Db | Tx, bets: readonly Pick<BetRow, 'inputs'>[]) =>
  leadsOf(db, earlyEvents(bets))
