import { definePosting } from '#ledger/posting.ts'

/**
 * To a vendor's wallet, at once and before the vendor is told. It spends: what is beyond our sight counts as staked, so that
 * limits of loss, stake and time and an exclusion hold for games that we cannot see into (ahead 9).
 */
export const vendorSent = definePosting({
  kind: 'vendor.sent',
  code: 64,
  house: 'vendor_float',
  wallet: 'debit',
  spends: true,
})

/** Home again, after the vendor has said that it left its wallet. */
export const vendorBack = definePosting({
  kind: 'vendor.back',
  code: 65,
  house: 'vendor_float',
  wallet: 'credit',
})

/** The vendor did not take it: it never left the platform. */
export const vendorReturned = definePosting({
  kind: 'vendor.returned',
  code: 66,
  house: 'vendor_float',
  wallet: 'credit',
})
