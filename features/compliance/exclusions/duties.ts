import { flow, nothing, one } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'exclusionsOffice.exclude': one('protection', 'only restricts'),
  'exclusionsOffice.propose': one('protection', 'only proposes'),
  'exclusionsOffice.approve': flow('protection', 'exclusion lift'),
  'exclusionsOffice.reject': one('protection', 'only declines'),
  'exclusionsOffice.file': nothing,
}
