import type { Tx } from '#db/pool.ts'
import { mayMarket } from '#features/compliance/limits/public.ts'
import type { Offer } from '../rules/reward.ts'
import { insertReward } from '../store/rewards.ts'

export type Offered =
  | { readonly id: string }
  /** The same key was offered before. */
  | { readonly isKnown: true }
  /** Nothing new may be offered to this member; nothing was written. */
  | { readonly refused: 'rewards.notNow' }

/**
 * Offers a reward, once for each source and key, in the caller's transaction. Members who are excluded, on a time-out, held or at risk are
 * offered nothing but what they have earned by play. An automatic reward is credited by the job within seconds after the commit: the
 * caller's transaction may have postings of its own. After its commit the caller tells the member's open pages (`tellRewards`).
 */
export async function offerReward(tx: Tx, offer: Offer, now: Date): Promise<Offered> {
  if (!offer.isEarned && !(await mayMarket(tx, offer.memberId, now))) return { refused: 'rewards.notNow' }
  const id = await insertReward(tx, offer, {
    state: offer.claim === 'automatic' ? 'claimed' : 'offered',
    now,
  })
  return id === null ? { isKnown: true } : { id }
}
