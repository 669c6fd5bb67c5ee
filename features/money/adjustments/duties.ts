import { flow, one } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'adjustments.propose': one('money', 'only proposes'),
  'adjustments.approve': flow('money', 'adjustment'),
  'adjustments.reject': one('money', 'only declines'),
  'adjustments.withdraw': one('money', 'only declines'),
}
