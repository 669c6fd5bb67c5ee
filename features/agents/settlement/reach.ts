import { brandIn, memberIn } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'agentIncomeOffice.runs': brandIn('query'),
  'agentIncomeOffice.earners': brandIn('query'),
  'agentIncomeOffice.dryRun': brandIn('query'),
  'agentIncomeOffice.again': brandIn('query'),
  'agentIncomeOffice.resume': brandIn('body'),
  'agentIncomeOffice.statements': memberIn('params'),
  'agentIncomeOffice.statement': memberIn('params'),
  'agentIncomeOffice.uplines': memberIn('params'),
  'agentIncomeOffice.adjustments': brandIn('query'),
  'agentIncomeOffice.adjust': memberIn('params'),
}
