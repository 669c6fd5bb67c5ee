import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'limits.changed': { audience: 'member' },
})
