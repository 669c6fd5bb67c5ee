import { definePosting } from '#ledger/posting.ts'

/** Held money is posted: we owe it to the processor that pays it out. */
export const withdrawalPaid = definePosting({
  kind: 'withdrawal.paid',
  code: 40,
  house: 'payout_clearing',
  wallet: 'debit',
})

/** The fee, held separately from the payout. */
export const withdrawalFee = definePosting({
  kind: 'withdrawal.fee',
  code: 41,
  house: 'fee',
  wallet: 'debit',
})

/** The payout failed: the amount is returned. */
export const withdrawalReturned = definePosting({
  kind: 'withdrawal.returned',
  code: 42,
  house: 'payout_clearing',
  wallet: 'credit',
})

/** The fee of a failed payout is returned. */
export const withdrawalFeeReturned = definePosting({
  kind: 'withdrawal.feeReturned',
  code: 43,
  house: 'fee',
  wallet: 'credit',
})
