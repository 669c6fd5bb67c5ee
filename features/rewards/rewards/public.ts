/**
 * Rewards for other features: `offerReward` is the only way to give a member anything (docs/decisions/0060); `rewardKinds`
 * (extension-points.ts) is filled by the features that credit a kind.
 */
export type { RewardKindHandler } from './extension-points.ts'
export type { Offer } from './rules/reward.ts'
export { rewardRebate } from './postings.ts'
export { offerMany } from './service/offer-many.ts'
export { claimEarned, offerEarned } from './service/earned.ts'
export { offerReward } from './service/offer.ts'
export { claimableEarned } from './store/earned.ts'
export { tellRewards } from './service/tell.ts'
export { withdrawOffer } from './store/rewards.ts'
export { brokenTerm, type RewardTerms } from './rules/jurisdiction.ts'
