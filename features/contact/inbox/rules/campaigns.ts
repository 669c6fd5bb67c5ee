// Who may send a campaign. To one member or a segment its author may; to all members of a brand only with a second operator's approval,
// never the author's own. Example: op-linh writes to all; op-linh can withdraw it, op-huy can approve it.

export type CampaignState = 'proposed' | 'sending' | 'sent' | 'rejected' | 'withdrawn'

export function firstState(kind: 'member' | 'segment' | 'all'): 'proposed' | 'sending' {
  return kind === 'all' ? 'proposed' : 'sending'
}

type Campaign = { readonly state: CampaignState; readonly proposedBy: string }

/** Why this operator cannot approve it; null if they can. */
export function checkAgreement(
  letter: Campaign,
  operator: string,
): 'inbox.letterDecided' | 'inbox.secondOperatorNeeded' | null {
  if (letter.state !== 'proposed') return 'inbox.letterDecided'
  return letter.proposedBy === operator ? 'inbox.secondOperatorNeeded' : null
}

/** The result of a rejection: the author withdraws their own campaign, another operator rejects it. */
export function refusedState(letter: Campaign, operator: string): 'withdrawn' | 'rejected' {
  return letter.proposedBy === operator ? 'withdrawn' : 'rejected'
}

/** Messages per page of the inbox. */
export const PER_PAGE = 10

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PER_PAGE))
}
