import { two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something: who earns from whom is money. */
export const duties = {
  'agentsOffice.move': two('money'),
  'agentsOffice.setType': two('money'),
  'agentsOffice.setRates': two('money'),
}
