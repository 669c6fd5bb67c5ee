import { byId } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'p2pPayoutsOffice.close': byId('withdrawal'),
  'p2pPayoutsOffice.proof': byId('match'),
  'p2pPayoutsOffice.judge': byId('match'),
}
