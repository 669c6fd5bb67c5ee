import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'feedback.changed': { audience: 'member' },
  'feedback.queue': { audience: 'operator' },
})
