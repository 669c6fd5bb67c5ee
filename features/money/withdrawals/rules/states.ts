// A receiver who says that not all arrived makes it 'disputed' (receipt.ts).
// requested → claimed → (approved, where two must agree, and claimed again by another) → paying → paid → received.
// rejected and failed give the money back. A member can never take a withdrawal back (M11, decision 19): no step here
// belongs to the member but the receipt.

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

/** What an operator may still decide. */
export function isOpenForReview(state: WithdrawalState): boolean {
  return state === 'requested' || state === 'claimed' || state === 'approved'
}

/** What may still leave: not decided, or agreed and not yet told by the processor. */
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

/** What one operator's yes means: the first of two, or the last that was missing. The same person never counts twice. */
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

/** One operator at a time; who agreed first cannot take the second look. */
export function decideClaim(review: Review, operator: string): ClaimDecision {
  if (!isOpenForReview(review.state)) return { refused: 'withdrawals.decided' }
  if (review.claimedBy === operator) return { does: 'keep' }
  if (review.claimedBy !== null) return { refused: 'withdrawals.claimed' }
  return review.firstBy === operator ? { refused: 'withdrawals.sameOperator' } : { does: 'claim' }
}

export type PayoutStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired'

/** 'alarm': the processor says both that it paid and that it did not; no money moves until a person has looked. */
export type PayoutDecision = { readonly does: 'pay' | 'return' | 'nothing' | 'alarm' }

/** What a processor's news does. News may come twice and out of order; money goes back only from 'paying'. */
export function decidePayout(state: WithdrawalState, status: PayoutStatus): PayoutDecision {
  if (status === 'pending') return { does: 'nothing' }
  if (state === 'paying') return { does: status === 'paid' ? 'pay' : 'return' }
  const isPaid = state === 'paid' || state === 'disputed' || state === 'received'
  if (status === 'paid') return { does: isPaid ? 'nothing' : 'alarm' }
  return { does: isPaid ? 'alarm' : 'nothing' }
}
