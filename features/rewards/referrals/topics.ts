import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'referrals.changed': { audience: 'member' },
})
