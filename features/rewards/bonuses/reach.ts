import { memberIn } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'freeRoundsOffice.retry': memberIn('params'),
  'freeRoundsOffice.cancel': memberIn('params'),
}
