import type { Db, Tx } from '#db/pool.ts'
import { leadsOn } from '#features/sport/campaigns/public.ts'
import type { ResultRow } from '#features/sport/events/public.ts'
import type { Pair } from '#features/sport/events/rules/live.ts'
import { endWith } from '../../rules/campaigns/end.ts'
import { settleBet, type Against, type BetEnd } from '../../rules/settle.ts'
import type { BetRow } from '../../store/bets.ts'

export function againstOf({ at }: Pick<BetRow, 'at'>, results: ReadonlyMap<string, ResultRow>) {
  return (event: string): Against | undefined => {
    const found = results.get(event)
    return found ? { result: found.result, acceptedAt: at } : undefined
  }
}

/** How a bet ends now. Early payout is for bets of cash only: a bonus or a free bet waits for the result. */
export const endOf = (
  bet: Pick<BetRow, 'inputs' | 'at' | 'bonusWallet'>,
  results: ReadonlyMap<string, ResultRow>,
  leads: ReadonlyMap<string, Pair>,
): BetEnd => {
  const against = againstOf(bet, results)
  return bet.bonusWallet === null
    ? endWith(bet.inputs, against, (event) => leads.get(event))
    : settleBet(bet.inputs, against)
}

export const isCampaigned = ({ inputs, bonusWallet }: BetRow): boolean =>
  bonusWallet === null && (inputs.boost !== undefined || inputs.early !== undefined)

/** The leads of events that bets with early payout are on; no query for others. */
export async function leadsFor(
  db: Db | Tx,
  bets: readonly Pick<BetRow, 'inputs'>[],
): Promise<ReadonlyMap<string, Pair>> {
  const events = bets.flatMap(({ inputs }) => (inputs.early ? inputs.legs.map(({ e }) => e) : []))
  return events.length === 0 ? new Map() : leadsOn(db, [...new Set(events)])
}
