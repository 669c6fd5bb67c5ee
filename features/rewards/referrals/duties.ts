import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  // it releases money
  'referralsOffice.approve': two('money'),
  'referralsOffice.reject': one('record', 'only declines'),
}
