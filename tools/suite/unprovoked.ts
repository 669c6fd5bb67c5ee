/**
 * Refusals whose call no test makes yet: rules and services are tested, but no server has returned them in a run. The list may only shrink:
 * a code that is returned must be removed, and a new refusal must not be added.
 */
export const unprovoked: ReadonlySet<string> = new Set([
  'adjustments.noWallet',
  'codes.code-expired',
  'codes.quota-exceeded',
  'codes.too-many-requests',
  'codes.unknown',
  'deposits.notHeld',
  'feedback.tooLong',
  'identity.emailTaken',
  'identity.mobileTaken',
  'identity.paymentPasswordIsLogin',
  'identity.paymentPasswordWeak',
  'limits.noCheck',
  'profile.tooYoung',
  'security.contactSame',
  'security.emailInvalid',
  'security.lastWayIn',
  'security.needsSecond',
  'security.noContact',
  'security.noWayLeft',
  'security.paymentPasswordIsLogin',
  'security.paymentPasswordWeak',
  'security.tooManyPasskeys',
])
