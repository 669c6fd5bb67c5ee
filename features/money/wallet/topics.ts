import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'wallet.balance': { audience: 'member' },
  /**
   * A hold was placed or released. It writes no ledger entry, so the event has a sequence of its own. Also sent when anything else changes
   * the available balance.
   */
  'wallet.held': { audience: 'member' },
})
