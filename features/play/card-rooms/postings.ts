import { definePosting } from '#ledger/posting.ts'

/**
 * Cash becomes chips of the member. It counts as a stake, so that limits, time-outs and exclusions apply; what comes back from the chips
 * counts as a win (ledger_move): a member's losses are what the tables took.
 */
export const cardBuyIn = definePosting({
  kind: 'card.buyIn',
  code: 67,
  house: null,
  wallet: 'debit',
  spends: true,
})

/** Chips become cash when a seat is left. */
export const cardCashOut = definePosting({ kind: 'card.cashOut', code: 68, house: null, wallet: 'debit' })
