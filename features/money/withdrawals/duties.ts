import { flow, nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
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
