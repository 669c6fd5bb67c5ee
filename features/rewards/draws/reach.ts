import { brandIn, byId } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'drawsOffice.list': brandIn('query'),
  'drawsOffice.draft': brandIn('body'),
  'drawsOffice.launch': byId('draw'),
  'drawsOffice.stop': byId('draw'),
}
