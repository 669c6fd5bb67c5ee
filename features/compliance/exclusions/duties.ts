import { flow, nothing, one } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'exclusionsOffice.exclude': one('protection', 'only restricts'),
  'exclusionsOffice.propose': one('protection', 'only proposes'),
  'exclusionsOffice.approve': flow('protection', 'exclusion lift'),
  'exclusionsOffice.reject': one('protection', 'only declines'),
  'exclusionsOffice.file': nothing,
}
