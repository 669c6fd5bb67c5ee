import { brandIn, byId } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'racesOffice.list': brandIn('query'),
  'racesOffice.draft': brandIn('body'),
  'racesOffice.launch': byId('race'),
  'racesOffice.stop': byId('race'),
}
