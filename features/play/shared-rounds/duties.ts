import { nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'sharedRoundsOffice.enter': two('results'),
  'sharedRoundsOffice.piece': two('results'),
  'sharedRoundsOffice.beacon': two('results'),
  'sharedRoundsOffice.void': two('results'),
  'sharedRoundsOffice.correct': two('results'),
  'sharedRoundsOffice.suspend': one('results', 'only restricts'),
  'sharedRoundsOffice.stop': one('results', 'only restricts'),
  'sharedRoundsOffice.start': two('results'),
  'sharedRoundsOffice.preview': nothing,
}
