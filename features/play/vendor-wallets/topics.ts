import { defineTopics } from '#contract/live.ts'

/** Live events. */
export const topics = defineTopics({
  'vendorWallets.changed': { audience: 'member', implies: ['wallet.held'] },
  /** A vendor’s wallet was opened, closed or limited for a brand. */
  'vendorWallets.offered': { audience: 'merchant' },
})
