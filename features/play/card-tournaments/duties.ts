import { two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'tournamentsOffice.make': two('settings'),
  // every entry is returned, and who would have won does not
  'tournamentsOffice.cancel': two('money'),
}
