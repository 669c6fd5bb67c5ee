import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'inbox.changed': { audience: 'member' },
  'inbox.letters': { audience: 'operator' },
})
