import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'promotions.changed': { audience: 'member' },
  'promotions.queue': { audience: 'operator' },
})
