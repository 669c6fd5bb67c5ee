import { one } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'recovery.start': one('identity', 'evidence on record'),
}
