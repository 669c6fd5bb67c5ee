import { nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'vendorsOffice.save': two('identity'),
  'vendorsOffice.addKey': two('identity'),
  'vendorsOffice.retireKey': one('identity', 'only restricts'),
  'vendorsOffice.fetchCatalogue': one('content', 'no effect on money or rights'),
  'vendorsOffice.rehearse': nothing,
}
