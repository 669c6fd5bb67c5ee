import { brandIn, memberIn } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'vipOffice.ranks': brandIn('query'),
  'vipOffice.publish': brandIn('body'),
  'vipOffice.report': brandIn('query'),
  'vipOffice.member': memberIn('params'),
  'vipOffice.setRank': memberIn('params'),
}
