import { brandIn, memberIn } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'agentsOffice.list': brandIn('query'),
  'agentsOffice.move': memberIn('params'),
  'agentsOffice.setType': memberIn('params'),
  'agentsOffice.setRates': memberIn('params'),
}
