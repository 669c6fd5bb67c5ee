import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'notices.changed': { audience: 'merchant' },
})
