import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'adjustments.queue': { audience: 'operator' },
})
