import { definePosting } from '#ledger/posting.ts'

/** A balance raised by two operators. */
export const correctionCredit = definePosting({
  kind: 'correction.credit',
  code: 80,
  house: 'adjustment',
  wallet: 'credit',
})

/** A balance reduced by two operators; what was spent already becomes debt (state debt), so that a mistake can be undone. */
export const correctionDebit = definePosting({
  kind: 'correction.debit',
  code: 81,
  house: 'adjustment',
  wallet: 'debit',
  belowFloor: true,
})
