import { asks } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it: events are shared, bets are the brand's. */
export const reach = {
  'sportTrading.ticker': asks,
  'sportTrading.liability': asks,
  'sportTrading.referrals': asks,
  'sportTrading.decide': asks,
}
