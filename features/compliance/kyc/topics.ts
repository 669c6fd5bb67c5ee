import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'papers.changed': { audience: 'member' },
  'papers.queue': { audience: 'operator' },
})
