import { nothing, one } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'kycOffice.one': nothing,
  'kycOffice.approve': one('identity', 'evidence on record'),
  'kycOffice.reject': one('identity', 'only declines'),
  'kycOffice.ask': one('identity', 'only restricts'),
}
