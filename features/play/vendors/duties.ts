import { nothing, one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'vendorsOffice.save': two('identity'),
  'vendorsOffice.addKey': two('identity'),
  'vendorsOffice.retireKey': one('identity', 'only restricts'),
  'vendorsOffice.fetchCatalogue': one('content', 'no effect on money or rights'),
  'vendorsOffice.rehearse': nothing,
}
