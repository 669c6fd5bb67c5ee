import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'chat.changed': { audience: 'merchant' },
  'chat.desk': { audience: 'operator' },
})
