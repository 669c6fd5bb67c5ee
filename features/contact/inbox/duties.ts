import { flow, nothing, one, words } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'inboxOffice.reach': nothing,
  'inboxOffice.write': words,
  'inboxOffice.approve': flow('content', 'campaign'),
  'inboxOffice.reject': one('content', 'only declines'),
  'inboxOffice.stop': one('content', 'only restricts'),
}
