import { asks, brandIn, byId } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'fraud.flags': brandIn('query'),
  'fraud.clear': byId('flag'),
  'fraud.claim': asks,
  'fraud.release': asks,
  'fraud.clearAll': asks,
}
