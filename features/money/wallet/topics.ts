import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'wallet.balance': { audience: 'member' },
  /** A hold was placed or released: without a ledger entry, so it has its own number. Also what the available balance depends on. */
  'wallet.held': { audience: 'member' },
})
