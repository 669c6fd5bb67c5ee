/**
 * How secure an account is, of 100, and what to do next. Points reflect which attacks a method stops: a passkey cannot be phished, an
 * authenticator's code lives 30 seconds, a contact allows recovery and receives notifications.
 * Example: password, payment password and email verified = 20 + 15 + 15 = 50, 'fair'; next: authenticator or passkey.
 */

export type SecurityMethods = {
  readonly hasPassword: boolean
  readonly hasPaymentPassword: boolean
  readonly isEmailProved: boolean
  readonly isMobileProved: boolean
  readonly hasAuthenticator: boolean
  readonly passkeys: number
  readonly recoveryLeft: number
}

export const guardNames = ['password', 'payment', 'email', 'mobile', 'second', 'recovery'] as const
export type SecurityMethodName = (typeof guardNames)[number]

/** Points of each method; they add up to 100. */
const POINTS: Readonly<Record<SecurityMethodName, number>> = {
  password: 20,
  payment: 15,
  email: 15,
  mobile: 10,
  second: 30,
  recovery: 10,
}

export type Strength = {
  readonly score: number
  readonly level: 'weak' | 'fair' | 'strong'
  /** Missing methods, the most effective first. */
  readonly missing: readonly SecurityMethodName[]
}

export function strengthOf(guards: SecurityMethods): Strength {
  const has: Readonly<Record<SecurityMethodName, boolean>> = {
    // a passkey counts as the password if the member never chose one
    password: guards.hasPassword || guards.passkeys > 0,
    payment: guards.hasPaymentPassword,
    email: guards.isEmailProved,
    mobile: guards.isMobileProved,
    second: guards.hasAuthenticator || guards.passkeys > 0,
    recovery: guards.recoveryLeft >= LEAST_RECOVERY,
  }
  // recovery codes are created with the first two-step method, so do not suggest them before it
  const missing = guardNames
    .filter((name) => !has[name] && (name !== 'recovery' || has.second))
    .sort((a, b) => POINTS[b] - POINTS[a])
  const score = guardNames.reduce((sum, name) => sum + (has[name] ? POINTS[name] : 0), 0)
  return { score, level: levelOf(score), missing }
}

/** Below this number of unused recovery codes the member should create new ones. */
export const LEAST_RECOVERY = 3

function levelOf(score: number): Strength['level'] {
  if (score >= 80) return 'strong'
  return score >= 50 ? 'fair' : 'weak'
}
