import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  /** A contract of the member, or one that it gave, was offered, answered or ended. */
  'contracts.changed': { audience: 'member' },
})
