import { flow, one } from '#features/platform/approvals/rules/duty.ts'

/** Who may make the calls that change something. */
export const duties = {
  'security.askReset': one('identity', 'only proposes'),
  'security.agreeReset': flow('identity', 'second factors'),
  'security.keepProofs': one('identity', 'only declines'),
}
