import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'promotionsOffice.draft': one('money', 'only proposes'),
  'promotionsOffice.launch': two('money'),
  'promotionsOffice.stop': one('money', 'only restricts'),
}
