import { one } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'recovery.start': one('identity', 'evidence on record'),
}
