import { byId, memberIn, rows } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'adjustments.list': rows('counts'),
  'adjustments.wallet': memberIn('params'),
  'adjustments.propose': memberIn('body'),
  'adjustments.approve': byId('adjustment'),
  'adjustments.reject': byId('adjustment'),
  'adjustments.withdraw': byId('adjustment'),
}
