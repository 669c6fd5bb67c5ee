import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'service.changed': { audience: 'member' },
  'service.queue': { audience: 'operator' },
})
