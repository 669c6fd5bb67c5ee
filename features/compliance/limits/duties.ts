import { nothing, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'limitsOffice.set': two('protection', 'limit is raised'),
  'limitsOffice.clear': nothing,
  'limitsOffice.lookForHelp': nothing,
  'limitsOffice.harmFile': nothing,
  'limitsOffice.reachedFile': nothing,
}
