import { words } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'noticesOffice.create': words,
  'noticesOffice.change': words,
  'noticesOffice.withdraw': words,
  'noticesOffice.bringPicture': words,
}
