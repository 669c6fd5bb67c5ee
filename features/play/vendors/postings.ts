import { definePosting } from '#ledger/posting.ts'

/** A further win of a round whose first one has settled it: the ledger's round keeps what it was settled with. */
export const vendorWin = definePosting({ kind: 'vendor.win', code: 110, house: 'ggr', wallet: 'credit' })

/** Money that a vendor gives beside its rounds: a tournament, a drop, a jackpot of its own. */
export const vendorPromo = definePosting({
  kind: 'vendor.promo',
  code: 111,
  house: 'bonus_cost',
  wallet: 'credit',
})
