import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  /** A win entered the newest list. */
  'winners.latest': { audience: 'merchant' },
})
