import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'races.changed': { audience: 'merchant' },
})
