import { nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'paymentsOffice.changeKey': two('identity'),
  'paymentsOffice.setAddresses': two('identity'),
  'paymentsOffice.endOldKeys': one('identity', 'only restricts'),
  'paymentsOffice.test': nothing,
  'paymentsOffice.closeCase': nothing,
}
