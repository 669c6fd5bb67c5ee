import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'points.changed': { audience: 'member' },
})
