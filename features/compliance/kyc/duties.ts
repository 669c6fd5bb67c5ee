import { nothing, one } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'kycOffice.one': nothing,
  'kycOffice.approve': one('identity', 'evidence on record'),
  'kycOffice.reject': one('identity', 'only declines'),
  'kycOffice.ask': one('identity', 'only restricts'),
}
