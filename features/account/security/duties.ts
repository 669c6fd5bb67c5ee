import { flow, one } from '#features/platform/approvals/rules/duty.ts'

/** Separation of duties: what each call that changes data requires. */
export const duties = {
  'security.askReset': one('identity', 'only proposes'),
  'security.agreeReset': flow('identity', 'second factors'),
  'security.keepProofs': one('identity', 'only declines'),
}
