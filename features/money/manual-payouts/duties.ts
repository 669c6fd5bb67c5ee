import { flow, nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'manualPayoutsOffice.export': nothing,
  'manualPayoutsOffice.claim': nothing,
  'manualPayoutsOffice.release': nothing,
  'manualPayoutsOffice.record': flow('money', 'manual payout'),
  'manualPayoutsOffice.confirm': flow('money', 'manual payout'),
  'manualPayoutsOffice.reopen': one('money', 'only declines'),
  'manualPayoutsOffice.fail': two('money'),
}
