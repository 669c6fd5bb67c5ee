// A balance adjustment always needs two operators (decision 41, M12): one proposes it with a reason, another approves or rejects it. The
// proposer can only withdraw it. Example: op-linh proposes +50.00 for a doubled fee; op-linh cannot approve it, in any tab; op-huy
// approves; the ledger gets one posting with the adjustment's ID as its key.

import type { Minor } from '#kit/money.ts'

export type Proposal = { readonly state: string; readonly proposedBy: string }

/** Why this operator cannot approve or reject it; null if they can. */
export function checkSecond(
  proposal: Proposal,
  operator: string,
): 'adjustments.alreadyDecided' | 'adjustments.secondOperatorNeeded' | null {
  if (proposal.state !== 'proposed') return 'adjustments.alreadyDecided'
  return proposal.proposedBy === operator ? 'adjustments.secondOperatorNeeded' : null
}

/** Why this operator cannot withdraw it; null if they can. */
export function checkOwn(
  proposal: Proposal,
  operator: string,
): 'adjustments.alreadyDecided' | 'adjustments.notYours' | null {
  if (proposal.state !== 'proposed') return 'adjustments.alreadyDecided'
  return proposal.proposedBy === operator ? null : 'adjustments.notYours'
}

/** The resulting balance. */
export function corrected(balance: Minor, direction: 'credit' | 'debit', amount: Minor): Minor {
  return direction === 'credit' ? balance + amount : balance - amount
}
