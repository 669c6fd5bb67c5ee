import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  /** A shared round has changed; `seq` is its version, the patch names round, series and state. */
  'shared.round': { audience: 'merchant' },
})
