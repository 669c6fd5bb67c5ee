import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'missionsOffice.draft': one('money', 'only proposes'),
  'missionsOffice.launch': two('money'),
  'missionsOffice.stop': one('money', 'only restricts'),
}
