import { nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'memberDesk.freeze': two('money', 'restriction is lifted'),
  'memberDesk.setState': two('protection', 'restriction is lifted'),
  'memberDesk.endSession': one('protection', 'only restricts'),
  'memberDesk.addNote': nothing,
  'memberDesk.personal': nothing,
  'memberDesk.export': nothing,
}
