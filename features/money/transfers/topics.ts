import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'transfers.changed': { audience: 'member', implies: ['wallet.held'] },
})
