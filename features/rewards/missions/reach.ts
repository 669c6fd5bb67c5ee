import { brandIn, byId } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'missionsOffice.list': brandIn('query'),
  'missionsOffice.choices': brandIn('query'),
  'missionsOffice.draft': brandIn('body'),
  'missionsOffice.launch': byId('mission'),
  'missionsOffice.stop': byId('mission'),
}
