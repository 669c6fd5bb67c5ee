/** Bets on sports for the trading desk (docs/decisions/0100). */
export { exposedEvents, reservedOn } from './store/exposure.ts'
export { bestFactor } from './rules/factor.ts'
export { priceSlip } from './service/prepare.ts'
export { tellPending } from './service/news.ts'
export { tellReferral } from './service/referral/tell.ts'
export { numberOf } from './service/shown.ts'
export {
  countWaiting,
  grantReferral,
  lockReferral,
  referralsOf,
  refuseReferral,
  type ReferralRow,
} from './store/referrals.ts'
