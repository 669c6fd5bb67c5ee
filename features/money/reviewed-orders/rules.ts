// One operator at a time reviews an order: anyone who takes it decides it, and others see who has it. Where two must agree, the second is
// another person than the first, and who proposed something may withdraw the proposal but never approve it (decision 19).
// Example: Linh approves a withdrawal of 5,000.00 as the first of two; it returns to the queue, where Linh cannot take it again.

export type Review = {
  /** Whether operators may still decide it. */
  readonly isOpen: boolean
  readonly claimedBy: string | null
  /** Number of operators who must approve; one by default. */
  readonly eyes?: number
  /** Who approved it as the first of two. */
  readonly firstBy?: string | null
}

export type ClaimDecision = 'claim' | 'keep' | 'decided' | 'claimed' | 'sameOperator'

/** Whether an operator may take an order; who has it already keeps it. */
export function decideClaim({ isOpen, claimedBy, firstBy = null }: Review, operator: string): ClaimDecision {
  if (!isOpen) return 'decided'
  if (claimedBy === operator) return 'keep'
  if (claimedBy !== null) return 'claimed'
  return firstBy === operator ? 'sameOperator' : 'claim'
}

/** Only who holds an order releases or decides it. */
export function checkHolder(
  { isOpen, claimedBy }: Review,
  operator: string,
): 'decided' | 'notClaimedByYou' | null {
  if (!isOpen) return 'decided'
  return claimedBy === operator ? null : 'notClaimedByYou'
}

export type ApprovalDecision = 'first' | 'last' | 'decided' | 'notClaimedByYou' | 'sameOperator'

/** What an operator's approval means: the first of two, or the last that was missing. The same person never counts twice. */
export function decideApproval(review: Review, operator: string): ApprovalDecision {
  const no = checkHolder(review, operator)
  if (no) return no
  const { eyes = 1, firstBy = null } = review
  if (firstBy === operator) return 'sameOperator'
  return eyes === 2 && firstBy === null ? 'first' : 'last'
}

export type ProposalDecision = 'agreed' | 'refused' | 'withdrawn' | 'sameOperator'

/** What an operator's word does to a proposal: another one agrees or refuses, who made it may only withdraw it. */
export function decideProposal(
  { proposedBy }: { readonly proposedBy: string },
  operator: string,
  verdict: 'agree' | 'refuse',
): ProposalDecision {
  const isOwn = proposedBy === operator
  if (verdict === 'agree') return isOwn ? 'sameOperator' : 'agreed'
  return isOwn ? 'withdrawn' : 'refused'
}
