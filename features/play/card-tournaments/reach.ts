import { brandIn } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'tournamentsOffice.list': brandIn('query'),
  'tournamentsOffice.one': brandIn('params'),
  'tournamentsOffice.make': brandIn('body'),
  'tournamentsOffice.cancel': brandIn('params'),
}
