/**
 * How well an account is guarded, of 100, and what to do next. Points stand where a real attack ends: a passkey cannot be
 * fished off, an authenticator's code lives 30 seconds, a contact is a way back and hears of changes.
 * Example: password, payment password and email proved = 20 + 15 + 15 = 50, 'fair'; next: authenticator or passkey.
 */

export type Guards = {
  readonly hasPassword: boolean
  readonly hasPaymentPassword: boolean
  readonly isEmailProved: boolean
  readonly isMobileProved: boolean
  readonly hasAuthenticator: boolean
  readonly passkeys: number
  readonly recoveryLeft: number
}

export const guardNames = ['password', 'payment', 'email', 'mobile', 'second', 'recovery'] as const
export type GuardName = (typeof guardNames)[number]

/** Points of each guard; they add up to 100. */
const POINTS: Readonly<Record<GuardName, number>> = {
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
  /** What is missing, what helps most first. */
  readonly missing: readonly GuardName[]
}

export function strengthOf(guards: Guards): Strength {
  const has: Readonly<Record<GuardName, boolean>> = {
    // a passkey stands for the password where someone never chose one
    password: guards.hasPassword || guards.passkeys > 0,
    payment: guards.hasPaymentPassword,
    email: guards.isEmailProved,
    mobile: guards.isMobileProved,
    second: guards.hasAuthenticator || guards.passkeys > 0,
    recovery: guards.recoveryLeft >= LEAST_RECOVERY,
  }
  // recovery codes come with the first two-step method: they are no step of their own before it
  const missing = guardNames
    .filter((name) => !has[name] && (name !== 'recovery' || has.second))
    .sort((a, b) => POINTS[b] - POINTS[a])
  const score = guardNames.reduce((sum, name) => sum + (has[name] ? POINTS[name] : 0), 0)
  return { score, level: levelOf(score), missing }
}

/** Fewer unused recovery codes than this ask for new ones. */
export const LEAST_RECOVERY = 3

function levelOf(score: number): Strength['level'] {
  if (score >= 80) return 'strong'
  return score >= 50 ? 'fair' : 'weak'
}
