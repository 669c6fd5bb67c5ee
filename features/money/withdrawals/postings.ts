import { definePosting } from '#ledger/posting.ts'

/** What was held leaves the wallet: the house owes it to the processor that pays it out. */
export const withdrawalPaid = definePosting({
  kind: 'withdrawal.paid',
  code: 40,
  house: 'payout_clearing',
  wallet: 'debit',
})

/** The fee, held apart from what is paid out. */
export const withdrawalFee = definePosting({
  kind: 'withdrawal.fee',
  code: 41,
  house: 'fee',
  wallet: 'debit',
})

/** The pay-out failed: what was sent comes back. */
export const withdrawalReturned = definePosting({
  kind: 'withdrawal.returned',
  code: 42,
  house: 'payout_clearing',
  wallet: 'credit',
})

/** The fee of a pay-out that failed comes back. */
export const withdrawalFeeReturned = definePosting({
  kind: 'withdrawal.feeReturned',
  code: 43,
  house: 'fee',
  wallet: 'credit',
})
