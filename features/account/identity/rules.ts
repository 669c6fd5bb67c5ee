/**
 * Rules for account names, passwords and the minimum age (VAL, decisions 14 and 16).
 * Example: born 2005-11-22, on 2026-11-21 a person is 20: one day too young for a minimum age of 21.
 */

/** Account names: a letter first, then letters and digits. Short enough for tables, long enough for free names to remain. */
export const ACCOUNT_RULE = {
  acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
  minLength: 4,
  maxLength: 16,
} as const

export type FieldRule = {
  readonly acceptedPattern: string
  readonly minLength: number
  readonly maxLength: number
}

/** Whether a value meets a rule; lengths count code points, so that an emoji is one character. */
export function meets(rule: FieldRule, value: string): boolean {
  const length = [...value].length
  if (length < rule.minLength || length > rule.maxLength) return false
  return rule.acceptedPattern === '*' || new RegExp(rule.acceptedPattern, 'u').test(value)
}

/** The version that members agreed to before versions were stored, and the setting's default. */
const FIRST_TERMS = '1'
const TRIAL = 4

/** Whether a member has yet to agree to the current terms (A2); a trial account has nothing to agree to. */
export function owesTerms(type: number, agreed: string | null, inForce: string): boolean {
  return type !== TRIAL && (agreed ?? FIRST_TERMS) !== inForce
}

/** The most common passwords, compared in lower case. The long list of breached passwords belongs to the account rules. */
const COMMON: ReadonlySet<string> = new Set([
  'password12',
  'password123',
  'password1234',
  'passwordpassword',
  '1234567890',
  '12345678910',
  '0123456789',
  '0987654321',
  'qwertyuiop',
  'qwerty12345',
  'qwerty123456',
  'asdfghjkl1',
  '1q2w3e4r5t',
  '1qaz2wsx3edc',
  'iloveyou12',
  'iloveyou123',
  'fairhouse1',
  'fairhouse123',
  'matkhau123',
  'matkhau1234',
  'anhyeuem123',
])

/** Whether an attacker would try the password early: on the list, a few characters repeated, or the account's own name. */
export function isCommonPassword(password: string, account: string): boolean {
  const lower = password.toLowerCase()
  if (COMMON.has(lower) || new Set(lower).size < 4) return true
  return lower === account.toLowerCase().repeat(2) || lower === account.toLowerCase()
}

/**
 * Whether a payment password is among the first that are guessed: one or two characters (111222), a block repeated (123123), or a run up or
 * down (123456, 987654). Its length and pattern are the brand's rule.
 */
export function isWeakPaymentPassword(password: string): boolean {
  if (new Set(password).size < 3 || /^(.{1,3})\1+$/.test(password)) return true
  const codes = [...password].map((char) => char.charCodeAt(0))
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

/** Whole years between two calendar days; a person born on 29 February completes a year on 1 March of a common year. */
export function ageOn(birthday: string, today: string): number {
  const [bornYear = 0, ...born] = birthday.split('-').map(Number)
  const [year = 0, ...now] = today.split('-').map(Number)
  const before = (now[0] ?? 0) * 100 + (now[1] ?? 0) < (born[0] ?? 0) * 100 + (born[1] ?? 0)
  return year - bornYear - (before ? 1 : 0)
}

/** Whether a birthday is an existing date of a person who could be alive. */
export function isPlausibleBirthday(birthday: string, today: string): boolean {
  const age = ageOn(birthday, today)
  return age >= 0 && age <= 120
}

export type SessionTimes = {
  readonly lastSeenAt: Date
  readonly expiresAt: Date
  readonly endedAt: Date | null
}

/** Whether a session is active: not ended, not past its absolute end, and not idle for too long (S2). */
export function isSessionAlive(session: SessionTimes, idleMinutes: number, now: Date): boolean {
  if (session.endedAt || session.expiresAt <= now) return false
  return now.getTime() - session.lastSeenAt.getTime() < idleMinutes * 60_000
}
