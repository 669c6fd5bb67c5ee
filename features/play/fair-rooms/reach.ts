import { brandIn } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'fairRoomsOffice.list': brandIn('query'),
  'fairRoomsOffice.open': brandIn('params'),
}
