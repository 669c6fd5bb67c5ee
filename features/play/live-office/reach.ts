import { asks, house, shared } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. Tables are shared by all brands, what was bet is not. */
export const reach = {
  'liveOffice.list': asks,
  'liveOffice.one': asks,
  'liveOffice.close': house,
  'liveOffice.open': house,
  'liveOffice.setLimits': house,
  'liveOffice.setHours': house,
  'liveOffice.incidents': shared,
}
