import { brandIn, memberIn } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'rebatesOffice.rates': brandIn('query'),
  'rebatesOffice.publish': brandIn('body'),
  'rebatesOffice.runs': brandIn('query'),
  'rebatesOffice.report': brandIn('query'),
  'rebatesOffice.member': memberIn('params'),
  'rebatesOffice.statement': memberIn('params'),
  'rebatesOffice.bets': memberIn('params'),
  'rebatesOffice.pause': brandIn('body'),
  'rebatesOffice.resume': brandIn('body'),
}
