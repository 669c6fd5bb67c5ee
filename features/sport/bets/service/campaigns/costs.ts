import { floorOf } from '#kit/rational.ts'
import type { Cost } from '#features/sport/campaigns/public.ts'
import { boostAdded, type Known } from '../../rules/campaigns/pinned.ts'
import { settleBet, type BetEnd } from '../../rules/settle.ts'
import type { BetRow } from '../../store/bets.ts'

/** A bet with a campaign, as the results and leads of now end it. */
export type Ended = {
  readonly bet: BetRow
  readonly running: bigint
  readonly end: BetEnd
  readonly known: Known
}

/**
 * What bets cost their campaigns: the boost, and what early payout pays above the result. The latter is known once the result is. Bets that
 * were cashed out, before or in between (`over`), cost nothing.
 */
export function campaignCosts(ended: readonly Ended[], over: ReadonlySet<string>): readonly Cost[] {
  return ended.flatMap(({ bet, running, end, known }): Cost[] => {
    if (bet.outcome?.state === 'cashedOut' || bet.state === 'void' || over.has(bet.id)) return []
    const { id, wallet, inputs } = bet
    const win = end.state === 'won' ? floorOf(running, end.factor) : 0n
    const costs: Cost[] = []
    if (inputs.boost) {
      const amount =
        end.state === 'won' ? boostAdded(inputs, inputs.boost, { known, stake: running, win }) : 0n
      costs.push({ bet: id, wallet, kind: 'boost', amount })
    }
    if (inputs.early) {
      // nothing where a correction has taken the payout back
      const plain = settleBet(inputs, known.against)
      const without = plain.state === 'open' ? win : floorOf(running, plain.factor)
      costs.push({ bet: id, wallet, kind: 'earlyPayout', amount: win > without ? win - without : 0n })
    }
    return costs
  })
}
