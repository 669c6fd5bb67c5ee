import { one, two } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'rebatesOffice.publish': two('money'),
  'rebatesOffice.pause': one('money', 'only restricts'),
  'rebatesOffice.resume': two('money'),
}
