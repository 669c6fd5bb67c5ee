import { one } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'invitationsOffice.add': one('record', 'no effect on money or rights'),
  'invitationsOffice.revoke': one('record', 'only restricts'),
}
