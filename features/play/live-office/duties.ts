import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  // it stops a table; a round is called off only while no one knows its outcome, and every stake is returned
  'liveOffice.close': one('results', 'only restricts'),
  'liveOffice.open': two('results'),
  'liveOffice.setLimits': two('settings'),
  'liveOffice.setHours': two('settings'),
}
