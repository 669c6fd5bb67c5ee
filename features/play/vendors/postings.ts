import { definePosting } from '#ledger/posting.ts'

/** A further win of a round that its first win has settled: the ledger's round keeps the amount of its settlement. */
export const vendorWin = definePosting({ kind: 'vendor.win', code: 110, house: 'ggr', wallet: 'credit' })

/** Money from a vendor outside of rounds: a tournament, a drop, a jackpot of its own. */
export const vendorPromo = definePosting({
  kind: 'vendor.promo',
  code: 111,
  house: 'bonus_cost',
  wallet: 'credit',
})
