import { brandIn, byId } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'promotionBuilderOffice.choices': brandIn('query'),
  'promotionBuilderOffice.check': brandIn('body'),
  'promotionBuilderOffice.dryRun': byId('promotion'),
  'promotionsOffice.list': brandIn('query'),
  'promotionsOffice.draft': brandIn('body'),
  'promotionsOffice.launch': byId('promotion'),
  'promotionPictures.add': byId('promotion'),
  'promotionPictures.remove': byId('promotion'),
  'promotionsOffice.stop': byId('promotion'),
}
