/**
 * What a login leads to once the password, code or other factor is verified (specification §4, decisions 12 to 15).
 * Example: the one-time password of an account that an agent created must be changed; a password of 91 days where 90 are allowed must be
 * changed only with PWDEXPFORCECHANGE3; neither after a login by SMS, because no password was used.
 */

export type How = 'username' | 'sms' | 'firebase' | 'social' | 'passkey' | 'reset' | 'remembered' | 'trial'

/** Why the change-password dialog opens after the login. */
export type ChangeWhy = 'oneTime' | 'default' | 'weak' | 'expired'

/** Login methods that used the password: only these can require a password change. */
const BY_PASSWORD: ReadonlySet<How> = new Set<How>(['username', 'remembered'])

const DAY_MS = 86_400_000

/** Whether this login method depends on the password. */
export function usesPassword(how: How): boolean {
  return BY_PASSWORD.has(how)
}

export function isExpired(changedAt: Date, days: number, now: Date): boolean {
  return now.getTime() - changedAt.getTime() >= days * DAY_MS
}

export type ChangeFacts = {
  readonly how: How
  readonly mustChange: boolean
  readonly isDefault: boolean
  readonly isWeak: boolean
  readonly isExpired: boolean
  /** PWDEXPFORCECHANGE3. */
  readonly isExpiryForced: boolean
}

/** The most urgent reason to change the password, or null. */
export function changeWhyOf(facts: ChangeFacts): ChangeWhy | null {
  if (!BY_PASSWORD.has(facts.how)) return null
  if (facts.mustChange) return 'oneTime'
  if (facts.isDefault) return 'default'
  if (facts.isWeak) return 'weak'
  return facts.isExpired && facts.isExpiryForced ? 'expired' : null
}

export type ProofKind = 'authenticator' | 'passkey' | 'sms' | 'email' | 'bankName'
export type Proof = { readonly kind: ProofKind; readonly hint: string }

/** Wrong attempts at two-step verification before the login must start again (A9). */
export const MOST_PROOF_TRIES = 5

/** Factors that a login method has verified already and that are not required again. */
const ALREADY: { readonly [H in How]?: readonly ProofKind[] } = {
  sms: ['sms'],
  firebase: ['sms'],
  passkey: ['passkey', 'authenticator', 'sms', 'email', 'bankName'],
}

/** A passkey verifies both possession and the person; a trial account has nothing to protect. */
const NEVER_ASKED: ReadonlySet<How> = new Set<How>(['passkey', 'trial'])

const isStrong = ({ kind }: Proof): boolean => kind === 'authenticator' || kind === 'passkey'

export type ProofFacts = {
  readonly how: How
  readonly isTrusted: boolean
  /** The merchant's accepted methods, in its order (setting newIpProofs). */
  readonly accepted: readonly ProofKind[]
  readonly bankNameAlone: boolean
  /** The member's own methods. */
  readonly has: readonly Proof[]
}

/**
 * The methods that a login from a new address or device may choose from; empty if none is required. A member without any method is
 * admitted, since requiring one would lock the owner out. The name on the bank account is sufficient alone only if the merchant says so.
 */
export function proofsOwed({ how, isTrusted, accepted, bankNameAlone, has }: ProofFacts): readonly Proof[] {
  // A12: a password reset by code never bypasses the authenticator or passkey, regardless of the device and the brand's settings
  if (how === 'reset') return has.filter(isStrong)
  if (isTrusted || NEVER_ASKED.has(how)) return []
  const already = ALREADY[how] ?? []
  // a code has just verified the phone: only a stronger factor adds anything
  if (already.includes('sms') && !has.some(isStrong)) return []
  return accepted
    .filter((kind) => !already.includes(kind) && (kind !== 'bankName' || bankNameAlone))
    .flatMap((kind) => has.filter((proof) => proof.kind === kind))
}

/** Whether a code by SMS or email must be combined with the name on the bank account (decision 15). */
export function asksBankNameToo(facts: ProofFacts, kind: ProofKind): boolean {
  if (facts.bankNameAlone || !facts.accepted.includes('bankName')) return false
  return (kind === 'sms' || kind === 'email') && facts.has.some((proof) => proof.kind === 'bankName')
}

/** Whether an account of this type may use the agent login (decision 7). */
export function isAgentType(type: number): boolean {
  return type === 1 || type === 2 || type === 41 || type === 42
}
