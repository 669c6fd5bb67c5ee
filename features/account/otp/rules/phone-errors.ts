/**
 * The phone error catalogue of the specification (§8), by the names that phone login services give them. One list for
 * our own codes, for tokens of an outside service, and for what only a browser can notice (a window that was closed).
 */
export const PHONE_ERRORS = [
  'invalid-phone-number',
  'missing-phone-number',
  'too-many-requests',
  'unknown',
  'invalid-verification-code',
  'missing-verification-code',
  'captcha-check-failed',
  'quota-exceeded',
  'operation-not-allowed',
  'code-expired',
  'popup-closed-by-user',
] as const

export type PhoneError = (typeof PHONE_ERRORS)[number]
/** The catalogue's entry as a refusal's code; its words are `refusal.codes.<name>`. */
export type PhoneErrorCode = `codes.${PhoneError}`

/** What only a browser can notice, at someone else's service: no call of ours is ever refused with these. */
export type PageErrorCode = 'codes.captcha-check-failed' | 'codes.popup-closed-by-user'
export type CallErrorCode = Exclude<PhoneErrorCode, PageErrorCode>

/** An outside service's own words for the same things. */
const ALSO: Readonly<Record<string, PhoneError>> = {
  'invalid-code': 'invalid-verification-code',
  'missing-code': 'missing-verification-code',
  'session-expired': 'code-expired',
  'invalid-session-info': 'code-expired',
  'missing-session-info': 'code-expired',
  'too-many-attempts-try-later': 'too-many-requests',
  'missing-recaptcha-token': 'captcha-check-failed',
  'invalid-recaptcha-token': 'captcha-check-failed',
  'invalid-app-credential': 'captcha-check-failed',
  'missing-app-credential': 'captcha-check-failed',
  'cancelled-popup-request': 'popup-closed-by-user',
}

/** The entry for an outside service's error ('auth/invalid-phone-number'); whatever no one knows is 'unknown'. */
export function phoneErrorOf(outside: string): PhoneErrorCode {
  const name = outside.replace(/^auth\//, '')
  const known =
    PHONE_ERRORS.find((entry) => entry === name) ??
    (Object.hasOwn(ALSO, name) ? ALSO[name] : undefined) ??
    'unknown'
  return `codes.${known}`
}
