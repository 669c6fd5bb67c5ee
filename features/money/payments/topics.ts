import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  /** A refund or dispute case was opened or closed. */
  'payments.cases': { audience: 'operator' },
})
