import { brandIn, byId, memberIn } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'contractsOffice.list': brandIn('query'),
  'contractsOffice.rules': brandIn('query'),
  'contractsOffice.offer': memberIn('body'),
  'contractsOffice.end': byId('agentContract'),
}
