import { nothing } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  // a read of a hand that is over; the audit log has who and why
  'fairRoomsOffice.open': nothing,
}
