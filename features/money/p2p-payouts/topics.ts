import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'matching.changed': { audience: 'member' },
  'matching.queue': { audience: 'operator' },
})
