import { definePosting } from '#ledger/posting.ts'

/** A transfer within a line; it passes through the transit account within one posting and never rests there. */
export const transferSent = definePosting({
  kind: 'transfer.sent',
  code: 62,
  house: 'transit',
  wallet: 'debit',
})

/** The other side: counts for the receiver's deposit limits (decision 18). */
export const transferReceived = definePosting({
  kind: 'transfer.received',
  code: 63,
  house: 'transit',
  wallet: 'credit',
  deposits: true,
})
