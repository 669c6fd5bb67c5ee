/**
 * Refusals whose provoking call no test makes yet: rules and services prove them, no server has answered with them in a run. The list
 * may only become shorter: a code that is answered must leave it, and a new refusal may not join it.
 */
export const unprovoked: ReadonlySet<string> = new Set([
  'adjustments.noWallet',
  'codes.code-expired',
  'codes.quota-exceeded',
  'codes.too-many-requests',
  'codes.unknown',
  'deposits.notHeld',
  'feedback.tooLong',
  'games.currencyNotOffered',
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
