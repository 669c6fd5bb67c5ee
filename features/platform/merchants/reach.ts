import { asks, house, shared } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'merchantsOffice.list': asks,
  'merchantsOffice.choices': asks,
  // a host decides which brand its visitors reach, so it does not belong to one brand
  'merchantsOffice.addHost': house,
  'merchantsOffice.dropHost': house,
  'merchantsOffice.jurisdictions': shared,
}
