/** Promotions for other features: events of a member that trigger promotions, and those that wait for a referral. */
export { referralPromotions } from './store/push.ts'
export { triggerPromotions } from './service/push/push.ts'
