import { brandIn, byId, memberIn } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'promotionReportsOffice.report': brandIn('query'),
  'promotionReportsOffice.members': byId('promotion'),
  'promotionReportsOffice.revoke': memberIn('params'),
}
