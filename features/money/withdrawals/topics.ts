import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'withdrawals.changed': { audience: 'member', implies: ['wallet.held'] },
  /** Another tab or device linked an account, or removed one. */
  'accounts.changed': { audience: 'member' },
  'withdrawals.queue': { audience: 'operator' },
})
