import { two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'vipOffice.publish': two('money'),
  'vipOffice.setRank': two('money'),
}
