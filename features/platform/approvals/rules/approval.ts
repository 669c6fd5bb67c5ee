// A proposal is approved by another person, at another browser, who was not recently brought in by the proposer or vice versa (B2).
// Example: op-linh proposes at 9:00; op-linh in a second tab: self; an operator whom op-linh invited yesterday: tie; op-huy at the browser
// at which op-linh was logged in last week: device; op-huy at their own: allowed.

export type ApprovalState = 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'expired'

/** Why an operator cannot approve. */
export type Unfit = 'self' | 'device' | 'tie' | 'newcomer' | 'permission'

export type SecondFacts = {
  readonly isSelf: boolean
  /** Has the permission of the call itself and works for the brand concerned. */
  readonly isPermitted: boolean
  /** One of the two was recently logged in at the other's browser, or this browser is unknown. */
  readonly isSharedBrowser: boolean
  readonly isTied: boolean
  readonly isNewcomer: boolean
}

/** Why this operator cannot approve; null if they can. */
export function checkSecondPerson(facts: SecondFacts, newcomers: 'untied' | 'none'): Unfit | null {
  if (facts.isSelf) return 'self'
  if (!facts.isPermitted) return 'permission'
  if (facts.isSharedBrowser) return 'device'
  if (facts.isTied) return 'tie'
  return newcomers === 'none' && facts.isNewcomer ? 'newcomer' : null
}

/** How long a browser is remembered as an operator's. */
export const BROWSER_MS = 30 * 86_400_000

export const REASON_LEAST = 4
export const REASON_MOST = 500

/** The reason of a change: in its body, otherwise in a header, percent-encoded. Null if neither is long enough. */
export function reasonOf(own: unknown, header: string | undefined): string | null {
  const text = (typeof own === 'string' ? own : decoded(header)).trim().slice(0, REASON_MOST)
  return text.length >= REASON_LEAST ? text : null
}

function decoded(header: string | undefined): string {
  try {
    const text = decodeURIComponent(header ?? '')
    return text.isWellFormed() && !text.includes('\0') ? text : ''
  } catch {
    return '' // not percent-encoded: no one of ours sent it
  }
}

/** A pending proposal counts as expired after its time, even before the job has closed it. */
export function stateAt(
  row: { readonly state: ApprovalState; readonly expiresAt: Date },
  now: Date,
): ApprovalState {
  return row.state === 'pending' && row.expiresAt.getTime() <= now.getTime() ? 'expired' : row.state
}
