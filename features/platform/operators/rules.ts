// Staff log in with account, password and an authenticator's code; rules/tries.ts limits failures. A session ends after 8 hours, or after
// 30 minutes without a call (S2). Example: logged in at 9:00, last call at 12:10 → ends at 12:40; with a call every ten minutes → ends at
// 17:00.

const MINUTE_MS = 60_000

/** Time between password and code. */
export const CHALLENGE_MS = 5 * MINUTE_MS
/** Lifetime of an enrolment link. */
export const INVITE_MS = 24 * 60 * MINUTE_MS
export const SESSION_MS = 8 * 60 * MINUTE_MS
export const IDLE_MS = 30 * MINUTE_MS

export type SessionTimes = {
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
}

/** Whether a session is still valid. */
export function isSessionAlive({ lastSeenAt, expiresAt, endedAt }: SessionTimes, now: Date): boolean {
  if (endedAt !== null || expiresAt.getTime() <= now.getTime()) return false
  return now.getTime() - lastSeenAt.getTime() < IDLE_MS
}

/** A staff password: length matters more than symbols (A8). Bounds in characters. */
export const PASSWORD_LEAST = 12
export const PASSWORD_MOST = 128

export type PasswordFault = 'tooShort' | 'tooLong' | 'holdsAccount' | 'tooPlain'

/** The problem with a new password, if any. */
export function checkNewPassword(password: string, account: string): PasswordFault | null {
  const length = [...password].length
  if (length < PASSWORD_LEAST) return 'tooShort'
  if (length > PASSWORD_MOST) return 'tooLong'
  if (password.toLowerCase().includes(account.toLowerCase())) return 'holdsAccount'
  return new Set(password).size < 5 ? 'tooPlain' : null
}

/** No one can grant more than they have. */
export function mayGrant(own: ReadonlySet<string>, granted: ReadonlySet<string>): boolean {
  return [...granted].every((name) => own.has(name))
}
