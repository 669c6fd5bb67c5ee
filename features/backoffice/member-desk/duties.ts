import { nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'memberDesk.freeze': two('money', 'restriction is lifted'),
  'memberDesk.setState': two('protection', 'restriction is lifted'),
  'memberDesk.endSession': one('protection', 'only restricts'),
  'memberDesk.addNote': nothing,
  'memberDesk.personal': nothing,
  'memberDesk.export': nothing,
}
