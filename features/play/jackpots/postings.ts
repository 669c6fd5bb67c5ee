import { definePosting } from '#ledger/posting.ts'

/** A prize, from the account of its level; beside the settlement of the round that hit it. */
export const jackpotWon = definePosting({
  kind: 'jackpot.won',
  code: 112,
  house: 'jackpot',
  wallet: 'credit',
})
