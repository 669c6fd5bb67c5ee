import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'vip.changed': { audience: 'member' },
})
