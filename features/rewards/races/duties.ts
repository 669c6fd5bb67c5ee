import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'racesOffice.draft': one('money', 'only proposes'),
  'racesOffice.launch': two('money'),
  'racesOffice.stop': one('money', 'only restricts'),
}
