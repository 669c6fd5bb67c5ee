import { definePosting } from '#ledger/posting.ts'

/** Points earned by valid bets; the detail is the type. */
export const pointsEarned = definePosting({
  kind: 'points.earned',
  code: 140,
  house: 'points_issued',
  wallet: 'credit',
})

/** Points of bets that were voided; where they were spent before, the balance falls below zero and later points pay it first. */
export const pointsReversed = definePosting({
  kind: 'points.reversed',
  code: 141,
  house: 'points_issued',
  wallet: 'debit',
  belowFloor: true,
})

/** Points for a deposit. */
export const pointsForDeposit = definePosting({
  kind: 'points.deposit',
  code: 142,
  house: 'points_issued',
  wallet: 'credit',
})

/** Points from a reward: a campaign, a mission, a gift, a code. */
export const pointsRewarded = definePosting({
  kind: 'points.reward',
  code: 143,
  house: 'points_issued',
  wallet: 'credit',
})

/** A balance of points raised by two operators. */
export const pointsRaised = definePosting({
  kind: 'points.raised',
  code: 144,
  house: 'points_issued',
  wallet: 'credit',
})

/** A balance of points reduced by two operators. */
export const pointsReduced = definePosting({
  kind: 'points.reduced',
  code: 145,
  house: 'points_issued',
  wallet: 'debit',
  belowFloor: true,
})

/** Points spent in the mall: goods, a bonus, cash or a conversion. */
export const pointsRedeemed = definePosting({
  kind: 'points.redeemed',
  code: 150,
  house: 'points_issued',
  wallet: 'debit',
  spends: true,
})

/** Points of a redemption that was rejected. */
export const pointsReturned = definePosting({
  kind: 'points.returned',
  code: 151,
  house: 'points_issued',
  wallet: 'credit',
})
