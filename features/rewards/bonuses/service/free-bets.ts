import type { Tx } from '#db/pool.ts'
import { offerReward, type Offer } from '#features/rewards/rewards/public.ts'
import type { Minor } from '#kit/money.ts'
import type { BonusTerms } from '../rules/terms.ts'
import { keepTerms } from './keep-terms.ts'

export type FreeBets = Pick<
  Offer,
  'merchant' | 'memberId' | 'currency' | 'source' | 'key' | 'title' | 'isEarned' | 'claim' | 'claimUntil'
> & {
  readonly bets: number
  /** Ledger units of each bet. */
  readonly stake: Minor
  /** Days from their activation. */
  readonly days: number
  readonly categories: readonly ('SPORTS' | 'ESPORTS')[]
  /** What becomes of the winnings, which never contain the stake. */
  readonly wins: 'cash' | BonusTerms
}

/**
 * Offers free bets, once for each source and key, in the caller's transaction: with an insurance, a missed leg, a boost. The sportsbook
 * does nothing more: the ledger pays a stake of exactly this amount from them, also where the bet settles days later.
 */
export async function offerFreeBets(
  tx: Tx,
  { bets, stake, days, categories, wins, ...offer }: FreeBets,
  now: Date,
): ReturnType<typeof offerReward> {
  const terms = await keepTerms(
    tx,
    { version: 1, kind: 'freeRounds', games: [], categories, stake: `${stake}`, days, wins, isFreeBet: true },
    now,
  )
  return offerReward(tx, { ...offer, kind: 'freeRounds', amount: BigInt(bets), detail: { terms } }, now)
}
