/**
 * What a login leads to once the password, code or other proof was right (specification §4, decisions 12 to 15).
 * Example: the one-time password of an account that an agent made must be changed; a password of 91 days where 90 are
 * allowed must be changed only with PWDEXPFORCECHANGE3; neither after a login by SMS, because no password was used.
 */

export type How = 'username' | 'sms' | 'firebase' | 'social' | 'passkey' | 'reset' | 'remembered' | 'trial'

/** Why the change-password window opens after the login. */
export type ChangeWhy = 'oneTime' | 'default' | 'weak' | 'expired'

/** Ways in that used the password: only they can find it wanting. */
const BY_PASSWORD: ReadonlySet<How> = new Set<How>(['username', 'remembered'])

const DAY_MS = 86_400_000

/** Whether this way in stands and falls with the password that was given. */
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

/** Why the password must be changed, or null; the most pressing reason. */
export function changeWhyOf(facts: ChangeFacts): ChangeWhy | null {
  if (!BY_PASSWORD.has(facts.how)) return null
  if (facts.mustChange) return 'oneTime'
  if (facts.isDefault) return 'default'
  if (facts.isWeak) return 'weak'
  return facts.isExpired && facts.isExpiryForced ? 'expired' : null
}

export type ProofKind = 'authenticator' | 'passkey' | 'sms' | 'email' | 'bankName'
export type Proof = { readonly kind: ProofKind; readonly hint: string }

/** Wrong answers that two-step verification may have before the login begins again (A9). */
export const MOST_PROOF_TRIES = 5

/** What a way in has proved already: the same thing is not asked for again. */
const ALREADY: { readonly [H in How]?: readonly ProofKind[] } = {
  sms: ['sms'],
  firebase: ['sms'],
  passkey: ['passkey', 'authenticator', 'sms', 'email', 'bankName'],
}

/** A passkey proves possession and the person by itself; a trial account has nothing to lose. */
const NEVER_ASKED: ReadonlySet<How> = new Set<How>(['passkey', 'trial'])

const isStrong = ({ kind }: Proof): boolean => kind === 'authenticator' || kind === 'passkey'

export type ProofFacts = {
  readonly how: How
  readonly isTrusted: boolean
  /** What the merchant accepts, in its order (setting newIpProofs). */
  readonly accepted: readonly ProofKind[]
  readonly bankNameAlone: boolean
  /** What the member has. */
  readonly has: readonly Proof[]
}

/**
 * The proofs that a login from a new address or device may choose from; empty where none is owed. Who has nothing to
 * prove themselves with is let in: a lock without a key would shut its owner out. The account name of the bank stands
 * alone only where the merchant says so.
 */
export function proofsOwed({ how, isTrusted, accepted, bankNameAlone, has }: ProofFacts): readonly Proof[] {
  // A12: a new password by a code never goes round the authenticator or passkey, whatever device and brand say
  if (how === 'reset') return has.filter(isStrong)
  if (isTrusted || NEVER_ASKED.has(how)) return []
  const already = ALREADY[how] ?? []
  // a code to the phone has just proved the phone: only something stronger is worth asking for
  if (already.includes('sms') && !has.some(isStrong)) return []
  return accepted
    .filter((kind) => !already.includes(kind) && (kind !== 'bankName' || bankNameAlone))
    .flatMap((kind) => has.filter((proof) => proof.kind === kind))
}

/** Whether a code by SMS or email is to come with the bank account's name as a second signal (decision 15). */
export function asksBankNameToo(facts: ProofFacts, kind: ProofKind): boolean {
  if (facts.bankNameAlone || !facts.accepted.includes('bankName')) return false
  return (kind === 'sms' || kind === 'email') && facts.has.some((proof) => proof.kind === 'bankName')
}

/** Whether someone of this type may come in by the agents' door (decision 7). */
export function isAgentType(type: number): boolean {
  return type === 1 || type === 2 || type === 41 || type === 42
}
