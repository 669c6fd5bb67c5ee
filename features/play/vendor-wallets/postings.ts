import { definePosting } from '#ledger/posting.ts'

/**
 * To a vendor's wallet, posted before the vendor is called. It counts as a stake, because play at the vendor is not visible to us: so
 * limits of loss, stake and time and an exclusion apply (ahead 9).
 */
export const vendorSent = definePosting({
  kind: 'vendor.sent',
  code: 64,
  house: 'vendor_float',
  wallet: 'debit',
  spends: true,
})

/** Back to the main wallet, after the vendor confirmed the debit of its wallet. */
export const vendorBack = definePosting({
  kind: 'vendor.back',
  code: 65,
  house: 'vendor_float',
  wallet: 'credit',
})

/** The vendor rejected it: refunded to the main wallet. */
export const vendorReturned = definePosting({
  kind: 'vendor.returned',
  code: 66,
  house: 'vendor_float',
  wallet: 'credit',
})
