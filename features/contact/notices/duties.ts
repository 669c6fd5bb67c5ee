import { words } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'noticesOffice.create': words,
  'noticesOffice.change': words,
  'noticesOffice.withdraw': words,
  'noticesOffice.bringPicture': words,
}
