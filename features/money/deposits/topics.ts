import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'deposits.changed': { audience: 'member', implies: ['wallet.held'] },
  /** The payment methods changed: open cashiers and page footers refetch. */
  'methods.changed': { audience: 'merchant' },
  'deposits.queue': { audience: 'operator' },
})
