import { asks } from '#features/platform/operators/rules/reach.ts'

/** Which brands' operators may make the calls whose input does not say it. */
export const reach = {
  'approvals.list': asks,
  'approvals.approve': asks,
  'approvals.reject': asks,
  'approvals.withdraw': asks,
}
