import { brandIn, byId, rows } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'limitsOffice.reached': rows(),
  'limitsOffice.harm': brandIn('query'),
  'limitsOffice.clear': byId('harm'),
}
