// Five failed payments within ten minutes pause a member's deposits for half an hour; five more after that suspend them until an operator
// has reviewed them (M14, GLI-19 2.5.6). Only payments that the processor declined count.

/** The window within which failures count together. */
const WINDOW_MS = 10 * 60_000
/** Number of failures within the window that pause, and the same again that suspend. */
const FAILURES = 5
/** Duration of a pause. */
const HOLD_MS = 30 * 60_000

export type Throttle = {
  readonly failedAt: readonly Date[]
  readonly heldUntil: Date | null
  readonly suspendedAt: Date | null
}

export const freshThrottle: Throttle = { failedAt: [], heldUntil: null, suspendedAt: null }

/** The state after one more failure. After a pause, past or present, the next five suspend; a success or an operator clears it. */
export function afterFailure(guard: Throttle, now: Date): Throttle {
  if (guard.suspendedAt) return guard
  const since = now.getTime() - WINDOW_MS
  const failedAt = [...guard.failedAt.filter((at) => at.getTime() > since), now]
  if (failedAt.length < FAILURES) return { ...guard, failedAt }
  if (guard.heldUntil) return { failedAt: [], heldUntil: guard.heldUntil, suspendedAt: now }
  return { failedAt: [], heldUntil: new Date(now.getTime() + HOLD_MS), suspendedAt: null }
}

export type ThrottleRefusal =
  | { readonly refused: 'deposits.held'; readonly detail: { readonly until: Date } }
  | { readonly refused: 'deposits.suspended' }

/** Whether a new deposit can be opened now. */
export function checkThrottle(guard: Throttle, now: Date): ThrottleRefusal | null {
  if (guard.suspendedAt) return { refused: 'deposits.suspended' }
  if (guard.heldUntil && guard.heldUntil > now)
    return { refused: 'deposits.held', detail: { until: guard.heldUntil } }
  return null
}

/** A successful payment clears earlier failures; a suspension stays until an operator lifts it. */
export function afterSuccess(guard: Throttle): Throttle {
  return { ...freshThrottle, suspendedAt: guard.suspendedAt }
}
