import { nothing, one } from './rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'approvals.approve': nothing,
  'approvals.reject': one('record', 'only declines'),
  'approvals.withdraw': one('record', 'only declines'),
}
