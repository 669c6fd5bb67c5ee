import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  /** A shared round has changed: the patch is `{ round, series, version, state }`, as it is now. */
  'shared.round': { audience: 'merchant' },
})
