import { brandSetup, nothing, one } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'paymentsOffice.changeKey': brandSetup('identity'),
  'paymentsOffice.setAddresses': brandSetup('identity'),
  'paymentsOffice.endOldKeys': one('identity', 'only restricts'),
  'paymentsOffice.test': nothing,
  'paymentsOffice.closeCase': nothing,
}
