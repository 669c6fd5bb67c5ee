import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'manualPayouts.queue': { audience: 'operator' },
})
