import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'mall.changed': { audience: 'member' },
  'mall.queue': { audience: 'operator' },
})
