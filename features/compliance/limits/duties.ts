import { nothing, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'limitsOffice.set': two('protection', 'limit is raised'),
  'limitsOffice.clear': nothing,
  'limitsOffice.lookForHelp': nothing,
  'limitsOffice.harmFile': nothing,
  'limitsOffice.reachedFile': nothing,
}
