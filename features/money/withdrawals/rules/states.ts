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

/** The states in which an operator can act: the queue's "To decide", and its figure in the menu. */
export const openStates = [
  'requested',
  'claimed',
  'approved',
  'disputed',
] as const satisfies readonly WithdrawalState[]

/** What an operator can still decide. */
export function isOpenForReview(state: WithdrawalState): boolean {
  return state === 'requested' || state === 'claimed' || state === 'approved'
}

/** What may still be paid: undecided, or approved and not yet confirmed by the processor. */
export function mayStillPay(state: WithdrawalState): boolean {
  return isOpenForReview(state) || state === 'paying'
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
