import { one } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'invitationsOffice.add': one('record', 'no effect on money or rights'),
  'invitationsOffice.revoke': one('record', 'only restricts'),
}
