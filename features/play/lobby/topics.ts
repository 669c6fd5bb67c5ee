import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  /** Games were stopped or resumed. */
  'games.changed': { audience: 'merchant' },
})
