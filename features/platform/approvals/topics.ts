import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'approvals.queue': { audience: 'operator' },
})
