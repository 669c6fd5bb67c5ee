import { flow, nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'withdrawalsOffice.claim': nothing,
  'withdrawalsOffice.release': nothing,
  'withdrawalsOffice.approve': flow('money', 'withdrawal'),
  'withdrawalsOffice.offer': flow('money', 'withdrawal'),
  'withdrawalsOffice.override': one('money', 'only proposes'),
  'withdrawalsOffice.decideOverride': flow('money', 'override'),
  'withdrawalsOffice.reject': one('money', 'refund to source'),
  'withdrawalsOffice.settle': two('money'),
  'withdrawalsOffice.export': nothing,
}
