// Who may send a letter. To one member or a segment its writer does; to all members of a brand only with a second operator's
// agreement, and no one agrees with themselves. Example: op-linh writes to all; op-linh may take it back, op-huy may agree.

export type LetterState = 'proposed' | 'sending' | 'sent' | 'rejected' | 'withdrawn'

export function firstState(kind: 'member' | 'segment' | 'all'): 'proposed' | 'sending' {
  return kind === 'all' ? 'proposed' : 'sending'
}

type Letter = { readonly state: LetterState; readonly proposedBy: string }

/** Why this operator may not agree; null where they may. */
export function checkAgreement(
  letter: Letter,
  operator: string,
): 'inbox.letterDecided' | 'inbox.secondOperatorNeeded' | null {
  if (letter.state !== 'proposed') return 'inbox.letterDecided'
  return letter.proposedBy === operator ? 'inbox.secondOperatorNeeded' : null
}

/** What a no makes of it: one's own is taken back, another's is refused. */
export function refusedState(letter: Letter, operator: string): 'withdrawn' | 'rejected' {
  return letter.proposedBy === operator ? 'withdrawn' : 'rejected'
}

/** Messages a page of a member's inbox holds. */
export const PER_PAGE = 10

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PER_PAGE))
}
