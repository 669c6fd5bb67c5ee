// States of a withdrawal: requested → claimed → (approved, if two must approve, and claimed again by another) → paying → paid → received.
// 'rejected' and 'failed' return the money; a receiver who reports that not all arrived makes it 'disputed' (receipt.ts). A member can
// never cancel a withdrawal (M11, decision 19): the only step of the member is the receipt.

export const withdrawalStates = [
  'requested',
  'claimed',
  'approved',
  'paying',
  'paid',
  'disputed',
  'received',
  'failed',
  'rejected',
] as const

export type WithdrawalState = (typeof withdrawalStates)[number]

/** What an operator can still decide. */
export function isOpenForReview(state: WithdrawalState): boolean {
  return state === 'requested' || state === 'claimed' || state === 'approved'
}

/** What may still be paid: undecided, or approved and not yet confirmed by the processor. */
export function mayStillPay(state: WithdrawalState): boolean {
  return isOpenForReview(state) || state === 'paying'
}

export type Review = {
  readonly state: WithdrawalState
  readonly eyes: number
  readonly claimedBy: string | null
  readonly firstBy: string | null
}

export type ReviewRefusal = {
  readonly refused: 'withdrawals.decided' | 'withdrawals.notClaimedByYou' | 'withdrawals.sameOperator'
}

/** The effect of an approval: the first of two, or the last one needed. The same person never counts twice. */
export function decideApproval(
  review: Review,
  operator: string,
): { readonly is: 'first' | 'last' } | ReviewRefusal {
  if (!isOpenForReview(review.state)) return { refused: 'withdrawals.decided' }
  if (review.claimedBy !== operator) return { refused: 'withdrawals.notClaimedByYou' }
  if (review.firstBy === operator) return { refused: 'withdrawals.sameOperator' }
  return { is: review.eyes === 2 && review.firstBy === null ? 'first' : 'last' }
}

export type ClaimDecision =
  | { readonly does: 'claim' | 'keep' }
  | { readonly refused: 'withdrawals.decided' | 'withdrawals.sameOperator' }
  | { readonly refused: 'withdrawals.claimed' }

/** One operator at a time; the first approver cannot give the second approval. */
export function decideClaim(review: Review, operator: string): ClaimDecision {
  if (!isOpenForReview(review.state)) return { refused: 'withdrawals.decided' }
  if (review.claimedBy === operator) return { does: 'keep' }
  if (review.claimedBy !== null) return { refused: 'withdrawals.claimed' }
  return review.firstBy === operator ? { refused: 'withdrawals.sameOperator' } : { does: 'claim' }
}

export type PayoutStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired'

/** 'alarm': the processor reports both paid and not paid; no money moves until an operator has reviewed it. */
export type PayoutDecision = { readonly does: 'pay' | 'return' | 'nothing' | 'alarm' }

/** The effect of a processor's news. News may be repeated and out of order; money is returned only from 'paying'. */
export function decidePayout(state: WithdrawalState, status: PayoutStatus): PayoutDecision {
  if (status === 'pending') return { does: 'nothing' }
  if (state === 'paying') return { does: status === 'paid' ? 'pay' : 'return' }
  const isPaid = state === 'paid' || state === 'disputed' || state === 'received'
  if (status === 'paid') return { does: isPaid ? 'nothing' : 'alarm' }
  return { does: isPaid ? 'alarm' : 'nothing' }
}
