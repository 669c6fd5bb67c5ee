// A talk waits until an operator takes it, is open while it is held, and closed when either side ends it or no one says a word
// for too long. Anyone who writes into a closed talk begins a new one. Example: mai writes (waiting), op-linh takes it (open), mai
// rates it with five stars after its close; the next day she writes again: a new talk.

export type TalkState = 'waiting' | 'open' | 'closed'

/** A talk of which no one has said anything for so long is over. */
export const SILENCE_MS = 60 * 60_000
/** A closed talk is shown, and may be rated, for so long. */
export const AFTER_CLOSE_MS = 12 * 60 * 60_000
/** Longest line, in characters. */
export const MOST_TEXT = 2_000

type Held = { readonly state: TalkState; readonly claimedBy: string | null }

/** Why this operator may not write; null where they may: a talk is answered by who holds it. */
export function checkReply(talk: Held, operator: string): 'service.closed' | 'service.notYours' | null {
  if (talk.state === 'closed') return 'service.closed'
  return talk.claimedBy === operator ? null : 'service.notYours'
}

/** Why this operator may not take it; null where they may. Taking what one has changes nothing. */
export function checkClaim(talk: Held, operator: string): 'service.closed' | 'service.taken' | null {
  if (talk.state === 'closed') return 'service.closed'
  return talk.claimedBy === null || talk.claimedBy === operator ? null : 'service.taken'
}

type Closed = { readonly state: TalkState; readonly closedAt: Date | null; readonly rating: number | null }

export function mayRate({ state, closedAt, rating }: Closed, now: Date): boolean {
  return state === 'closed' && rating === null && closedAt !== null && isFresh(closedAt, now)
}

export function isFresh(closedAt: Date, now: Date): boolean {
  return now.getTime() - closedAt.getTime() < AFTER_CLOSE_MS
}

/** Members above this rank level have a service of their own (specification §2). */
export const VIP_ABOVE = 4

export function isVip(rankLevel: number): boolean {
  return rankLevel > VIP_ABOVE
}

/** Which entry of the contacts a member's window opens: 4 for high ranks, 3 for everybody else. */
export function entryType(rankLevel: number): 3 | 4 {
  return isVip(rankLevel) ? 4 : 3
}

/** The window's size: 750 high where the screen allows, else 500 (decision 39). */
export function windowSize(screenHeight: number): { readonly width: 440; readonly height: 500 | 750 } {
  return { width: 440, height: screenHeight >= 800 ? 750 : 500 }
}
