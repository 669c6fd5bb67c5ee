import { definePosting } from '#ledger/posting.ts'

/** A deposit: the processor (or bank) owes it to the operator, the operator to the member. */
export const depositCredited = definePosting({
  kind: 'deposit.credited',
  code: 20,
  house: 'deposit_clearing',
  wallet: 'credit',
  deposits: true,
})

/** A deposit transferred to another member who is being paid: our liability moves from one to the other. */
export const depositMatched = definePosting({
  kind: 'deposit.matched',
  code: 24,
  house: 'payout_clearing',
  wallet: 'credit',
  deposits: true,
})

/** The same above a limit: the money was really sent, so it belongs to the member. */
export const depositMatchedOverLimit = definePosting({
  kind: 'deposit.matchedOverLimit',
  code: 25,
  house: 'payout_clearing',
  wallet: 'credit',
})

/** The method's fee, taken from the received amount. */
export const depositFee = definePosting({ kind: 'deposit.fee', code: 21, house: 'fee', wallet: 'debit' })

/** Money that arrived although a limit would have refused it: it belongs to the member. */
export const depositCreditedOverLimit = definePosting({
  kind: 'deposit.creditedOverLimit',
  code: 22,
  house: 'deposit_clearing',
  wallet: 'credit',
})
