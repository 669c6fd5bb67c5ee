import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'ticketsOffice.open': two('results'),
  'ticketsOffice.pause': one('results', 'only restricts'),
  'ticketsOffice.close': two('results'),
}
