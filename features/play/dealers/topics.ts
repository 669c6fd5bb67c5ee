import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  /** Something has changed at a table with a dealer. */
  'dealers.table': { audience: 'operator' },
})
