// A correction of a balance needs two operators, always (decision 41, M12): one proposes it with a reason, another approves or
// rejects it. The one who proposed may only take it back. Example: op-linh proposes +50.00 for a doubled fee; op-linh cannot
// approve it, in whatever tab; op-huy approves; the ledger gets one posting with the correction's id as its key.

import type { Minor } from '#kit/money.ts'

export type Proposal = { readonly state: string; readonly proposedBy: string }

/** Why this operator may not approve or reject it; null where they may. */
export function checkSecond(
  proposal: Proposal,
  operator: string,
): 'adjustments.alreadyDecided' | 'adjustments.secondOperatorNeeded' | null {
  if (proposal.state !== 'proposed') return 'adjustments.alreadyDecided'
  return proposal.proposedBy === operator ? 'adjustments.secondOperatorNeeded' : null
}

/** Why this operator may not take it back; null where they may. */
export function checkOwn(
  proposal: Proposal,
  operator: string,
): 'adjustments.alreadyDecided' | 'adjustments.notYours' | null {
  if (proposal.state !== 'proposed') return 'adjustments.alreadyDecided'
  return proposal.proposedBy === operator ? null : 'adjustments.notYours'
}

/** What a balance becomes. */
export function corrected(balance: Minor, direction: 'credit' | 'debit', amount: Minor): Minor {
  return direction === 'credit' ? balance + amount : balance - amount
}
