import { asks, brandIn } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'lotteryPoolsOffice.list': asks,
  'lotteryPoolsOffice.preview': brandIn('params'),
  'lotteryPoolsOffice.setTerms': brandIn('params'),
}
