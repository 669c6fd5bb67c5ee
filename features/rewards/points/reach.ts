import { memberIn } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'pointsOffice.member': memberIn('params'),
  'pointsOffice.adjust': memberIn('params'),
}
