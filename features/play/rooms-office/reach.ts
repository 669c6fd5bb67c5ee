import { brandIn } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'roomsOffice.list': brandIn('query'),
  'roomsOffice.one': brandIn('params'),
  'roomsOffice.hands': brandIn('params'),
  'roomsOffice.close': brandIn('params'),
  'roomsOffice.open': brandIn('params'),
  'roomsOffice.make': brandIn('body'),
  'roomsOffice.setUp': brandIn('params'),
  'roomsOffice.voidHand': brandIn('params'),
  'roomsOffice.incidents': brandIn('query'),
}
