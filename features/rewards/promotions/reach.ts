import { brandIn, byId } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'promotionsOffice.list': brandIn('query'),
  'promotionsOffice.draft': brandIn('body'),
  'promotionsOffice.launch': byId('promotion'),
  'promotionsOffice.stop': byId('promotion'),
}
