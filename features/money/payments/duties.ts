import { brandSetup, nothing, one } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'paymentsOffice.changeKey': brandSetup('identity'),
  'paymentsOffice.setAddresses': brandSetup('identity'),
  'paymentsOffice.endOldKeys': one('identity', 'only restricts'),
  'paymentsOffice.test': nothing,
  'paymentsOffice.closeCase': nothing,
}
