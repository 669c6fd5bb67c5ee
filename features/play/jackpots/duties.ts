import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'jackpotsOffice.add': two('money'),
  'jackpotsOffice.setLevel': two('money'),
  'jackpotsOffice.setGames': two('settings'),
  'jackpotsOffice.stop': one('protection', 'only restricts'),
  'jackpotsOffice.start': two('protection'),
}
