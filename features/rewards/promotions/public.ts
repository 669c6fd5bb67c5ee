/** Promotions for other features: events of a member that trigger promotions. */
export { triggerPromotions } from './service/push/push.ts'
