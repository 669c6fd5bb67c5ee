// Staff log in with account, password and an authenticator's code; how many wrong ones are borne stands in rules/tries.ts. A
// session ends after 8 hours, or after 30 minutes without a call (S2).
// Example: logged in at 9:00, last call at 12:10 → over at 12:40; with a call every ten minutes → over at 17:00.

const MINUTE_MS = 60_000

/** Between password and code. */
export const CHALLENGE_MS = 5 * MINUTE_MS
/** How long an enrolment link works. */
export const INVITE_MS = 24 * 60 * MINUTE_MS
export const SESSION_MS = 8 * 60 * MINUTE_MS
export const IDLE_MS = 30 * MINUTE_MS

export type SessionTimes = {
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
}

/** Whether a session still counts. */
export function isSessionAlive({ lastSeenAt, expiresAt, endedAt }: SessionTimes, now: Date): boolean {
  if (endedAt !== null || expiresAt.getTime() <= now.getTime()) return false
  return now.getTime() - lastSeenAt.getTime() < IDLE_MS
}

/** A staff password: long rather than odd (A8). Bounds in characters. */
export const PASSWORD_LEAST = 12
export const PASSWORD_MOST = 128

export type PasswordFault = 'tooShort' | 'tooLong' | 'holdsAccount' | 'tooPlain'

/** What is wrong with a new password, if anything. */
export function checkNewPassword(password: string, account: string): PasswordFault | null {
  const length = [...password].length
  if (length < PASSWORD_LEAST) return 'tooShort'
  if (length > PASSWORD_MOST) return 'tooLong'
  if (password.toLowerCase().includes(account.toLowerCase())) return 'holdsAccount'
  return new Set(password).size < 5 ? 'tooPlain' : null
}

/** Nobody gives away more than they have. */
export function mayGrant(own: ReadonlySet<string>, granted: ReadonlySet<string>): boolean {
  return [...granted].every((name) => own.has(name))
}
