import { definePosting } from '#ledger/posting.ts'
import type { Posting } from '#ledger/types.ts'

/** Cash from promotions, VIP, missions and races. */
export const rewardCash = definePosting({
  kind: 'reward.cash',
  code: 120,
  house: 'bonus_cost',
  wallet: 'credit',
})

/** Rebate, cashback and rakeback. */
export const rewardRebate = definePosting({
  kind: 'reward.rebate',
  code: 121,
  house: 'rebate_cost',
  wallet: 'credit',
})

/** Reward for inviting a friend. */
export const rewardReferral = definePosting({
  kind: 'reward.referral',
  code: 122,
  house: 'commission_cost',
  wallet: 'credit',
})

/** The posting of a cash reward: its house account follows the source. */
export function cashPostingOf(source: string): Posting {
  if (source === 'rebates' || source === 'cashback') return rewardRebate
  return source === 'referrals' ? rewardReferral : rewardCash
}
