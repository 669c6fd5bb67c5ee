import { two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'agentIncomeOffice.adjust': two('money'),
}
