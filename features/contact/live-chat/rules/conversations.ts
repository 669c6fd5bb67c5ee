// A conversation waits until an operator takes it, is open while assigned, and is closed by either side or after inactivity. A message
// after the close starts a new conversation. Example: mai writes (waiting), op-linh takes it (open), mai rates it with five stars after its
// close; the next day she writes again: a new conversation.

export type ConversationState = 'waiting' | 'open' | 'closed'

/** Inactivity after which a conversation is closed. */
export const SILENCE_MS = 60 * 60_000
/** The same for a conversation whose guest has no answer yet. */
export const UNANSWERED_MS = 24 * 3_600_000
/** How long a closed conversation is shown and can be rated. */
export const AFTER_CLOSE_MS = 12 * 60 * 60_000
/** Maximum characters per line. */
export const MOST_TEXT = 2_000

type Held = { readonly state: ConversationState; readonly claimedBy: string | null }

/** Why this operator cannot write; null if they can: only the assigned operator answers. */
export function checkReply(
  conversation: Held,
  operator: string,
): 'service.closed' | 'service.notYours' | null {
  if (conversation.state === 'closed') return 'service.closed'
  return conversation.claimedBy === operator ? null : 'service.notYours'
}

/** Why this operator cannot take it; null if they can. Taking one's own changes nothing. */
export function checkClaim(conversation: Held, operator: string): 'service.closed' | 'service.taken' | null {
  if (conversation.state === 'closed') return 'service.closed'
  return conversation.claimedBy === null || conversation.claimedBy === operator ? null : 'service.taken'
}

type Closed = {
  readonly state: ConversationState
  readonly closedAt: Date | null
  readonly rating: number | null
}

export function mayRate({ state, closedAt, rating }: Closed, now: Date): boolean {
  return state === 'closed' && rating === null && closedAt !== null && isFresh(closedAt, now)
}

export function isFresh(closedAt: Date, now: Date): boolean {
  return now.getTime() - closedAt.getTime() < AFTER_CLOSE_MS
}

/** Members above this rank level have a dedicated support link (specification §2). */
export const VIP_ABOVE = 4

export function isVip(rankLevel: number): boolean {
  return rankLevel > VIP_ABOVE
}

/** The type of the contact entry that a member's window opens: 4 for high ranks, 3 for all others. */
export function entryType(rankLevel: number): 3 | 4 {
  return isVip(rankLevel) ? 4 : 3
}

/** The window's size: 750 high if the screen allows it, otherwise 500 (decision 39). */
export function windowSize(screenHeight: number): { readonly width: 440; readonly height: 500 | 750 } {
  return { width: 440, height: screenHeight >= 800 ? 750 : 500 }
}
