import { brandSetup, nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'depositsOffice.claim': nothing,
  'depositsOffice.release': nothing,
  'depositsOffice.approve': two('money', 'unusual deposit'),
  'depositsOffice.reject': one('money', 'only declines'),
  'depositsOffice.lift': one('protection', 'evidence on record'),
  'depositMethods.add': brandSetup('money'),
  'depositMethods.change': brandSetup('money'),
  'depositsOffice.export': nothing,
}
