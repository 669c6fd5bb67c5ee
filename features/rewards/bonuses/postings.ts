import { definePosting } from '#ledger/posting.ts'

/** Bonus credit, at the claim. */
export const bonusGranted = definePosting({
  kind: 'bonus.granted',
  code: 130,
  house: 'bonus_cost',
  wallet: 'credit',
})

/** Bonus money that has become cash. */
export const bonusConverted = definePosting({
  kind: 'bonus.converted',
  code: 131,
  house: null,
  wallet: 'debit',
})

/** What is left of a bonus that expired or was cancelled, or is above its maximum. */
export const bonusReturned = definePosting({
  kind: 'bonus.returned',
  code: 132,
  house: 'bonus_cost',
  wallet: 'debit',
})

/** A bonus wallet below zero after a correction: borne by the operator. */
export const bonusWrittenOff = definePosting({
  kind: 'bonus.writtenOff',
  code: 133,
  house: 'bonus_cost',
  wallet: 'credit',
})
