import { flow, one } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'adjustments.propose': one('money', 'only proposes'),
  'adjustments.approve': flow('money', 'adjustment'),
  'adjustments.reject': one('money', 'only declines'),
  'adjustments.withdraw': one('money', 'only declines'),
}
