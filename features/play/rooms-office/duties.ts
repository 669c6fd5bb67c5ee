import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  // the hand is played to its end and every seat is paid
  'roomsOffice.close': one('results', 'only restricts'),
  'roomsOffice.open': two('results'),
  'roomsOffice.make': two('settings'),
  'roomsOffice.setUp': two('settings'),
  // a hand that runs cannot be voided, but who wins may hang on it
  'roomsOffice.voidHand': two('results'),
}
