import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'rewards.changed': { audience: 'member' },
})
