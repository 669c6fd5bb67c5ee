import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'missions.changed': { audience: 'member' },
})
