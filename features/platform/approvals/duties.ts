import { nothing, one } from './rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'approvals.approve': nothing,
  'approvals.reject': one('record', 'only declines'),
  'approvals.withdraw': one('record', 'only declines'),
}
