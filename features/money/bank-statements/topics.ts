import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  /** Entries or statements changed. */
  'bank.statements': { audience: 'operator' },
})
