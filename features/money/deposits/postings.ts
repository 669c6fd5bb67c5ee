import { definePosting } from '#ledger/posting.ts'

/** What a member sent: the processor (or bank) owes it to the house, the house to the member. */
export const depositCredited = definePosting({
  kind: 'deposit.credited',
  code: 20,
  house: 'deposit_clearing',
  wallet: 'credit',
  deposits: true,
})

/** What a member transferred to another who is paid out: the house owes the one less, the other more. */
export const depositMatched = definePosting({
  kind: 'deposit.matched',
  code: 24,
  house: 'payout_clearing',
  wallet: 'credit',
  deposits: true,
})

/** The same where a limit would have kept it out: it was really sent, so it is the member's. */
export const depositMatchedOverLimit = definePosting({
  kind: 'deposit.matchedOverLimit',
  code: 25,
  house: 'payout_clearing',
  wallet: 'credit',
})

/** The method's fee, taken from what came. */
export const depositFee = definePosting({ kind: 'deposit.fee', code: 21, house: 'fee', wallet: 'debit' })

/** Money that came although a limit would have kept it out: it is the member's all the same. */
export const depositCreditedOverLimit = definePosting({
  kind: 'deposit.creditedOverLimit',
  code: 22,
  house: 'deposit_clearing',
  wallet: 'credit',
})
