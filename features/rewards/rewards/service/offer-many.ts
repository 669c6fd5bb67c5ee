import type { Tx } from '#db/pool.ts'
import type { ManyOffer } from '../rules/reward.ts'
import { insertRewards, type NewReward } from '../store/offer-many.ts'

/**
 * Offers the same to many members, in one statement of the caller's transaction: the same checks as `offerReward`, and members who were
 * offered it before are left out as well. Returns the new rewards.
 */
export function offerMany(tx: Tx, offer: ManyOffer, now: Date): Promise<NewReward[]> {
  return insertRewards(tx, offer, {
    state: offer.claim === 'automatic' ? 'claimed' : 'offered',
    now,
  })
}
