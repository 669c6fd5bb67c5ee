import { definePosting } from '#ledger/posting.ts'

/** Play money for a trial account: issued by the platform, without value, never paid out. */
export const playMoneyGiven = definePosting({
  kind: 'trial.given',
  code: 60,
  house: 'play_money',
  wallet: 'credit',
})
