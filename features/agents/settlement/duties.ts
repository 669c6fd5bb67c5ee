import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  // the same as the job does every minute
  'agentIncomeOffice.resume': one('money', 'no effect on money or rights'),
  'agentIncomeOffice.adjust': two('money'),
}
