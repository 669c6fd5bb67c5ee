import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'drawsOffice.draft': one('money', 'only proposes'),
  'drawsOffice.launch': two('money'),
  'drawsOffice.stop': one('money', 'only restricts'),
}
