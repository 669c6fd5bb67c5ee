/**
 * The phone error catalogue of the specification (§8), with the names that phone login services use. One list for our own codes, for tokens
 * of an external service, and for errors that only a browser can detect (a closed popup).
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
/** The catalogue's entry as the code of a refusal; its text is `refusal.codes.<name>`. */
export type PhoneErrorCode = `codes.${PhoneError}`

/** Errors that only a browser can detect, at an external service: no call of ours returns them. */
export type PageErrorCode = 'codes.captcha-check-failed' | 'codes.popup-closed-by-user'
export type CallErrorCode = Exclude<PhoneErrorCode, PageErrorCode>

/** An external service's own names for the same errors. */
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

/** The entry for an external service's error ('auth/invalid-phone-number'); 'unknown' for an unrecognised one. */
export function phoneErrorOf(outside: string): PhoneErrorCode {
  const name = outside.replace(/^auth\//, '')
  const known =
    PHONE_ERRORS.find((entry) => entry === name) ??
    (Object.hasOwn(ALSO, name) ? ALSO[name] : undefined) ??
    'unknown'
  return `codes.${known}`
}
