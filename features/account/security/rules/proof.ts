/**
 * A change of the account's security requires a fresh proof (A13): a passkey alone, which combines possession and identity; or the password
 * and, if the member has a second method, that too. Proofs expire after FRESH_MINUTES.
 * Example: password at 9:00, authenticator at 9:02 → changes until 9:05; a member without authenticator, passkey and verified contact → the
 * password alone until 9:05; a member without a password → a code to their verified number.
 */

/** The only definition of how long a proof is fresh. */
export const FRESH_MINUTES = 5
const FRESH_MS = FRESH_MINUTES * 60_000

/** The kinds of proof in a session. */
export const proofKinds = ['password', 'authenticator', 'recovery', 'passkey', 'sms', 'email'] as const
export type ProofKind = (typeof proofKinds)[number]

/** Methods available to confirm the member's identity. */
export type Means = {
  readonly hasPassword: boolean
  readonly hasAuthenticator: boolean
  readonly passkeys: number
  readonly recoveryLeft: number
  readonly isEmailProved: boolean
  readonly isMobileProved: boolean
}

export type Proved = { readonly kind: ProofKind; readonly provedAt: Date }

/** What is missing, and the kinds that can provide it; `until` is when the oldest proof in use expires. */
export type Freshness =
  | { readonly isFresh: true; readonly until: Date }
  | { readonly isFresh: false; readonly step: 'password' | 'second'; readonly ways: readonly ProofKind[] }

/**
 * The kinds that count as two-step verification, best first. Codes by email and SMS can be phished: they count only if the member set up
 * nothing better, or lost all of it and has no recovery code left.
 */
export function secondWays(means: Means): readonly ProofKind[] {
  const strong: ProofKind[] = []
  if (means.passkeys > 0) strong.push('passkey')
  if (means.hasAuthenticator) strong.push('authenticator')
  if (strong.length > 0 && means.recoveryLeft > 0) strong.push('recovery')
  if (means.hasAuthenticator || means.recoveryLeft > 0) return strong
  const contacts: ProofKind[] = []
  if (means.isMobileProved) contacts.push('sms')
  if (means.isEmailProved) contacts.push('email')
  return [...strong, ...contacts]
}

/** Whether a change may be made now, and what is missing if not. */
export function decideFresh(means: Means, proofs: readonly Proved[], now: Date): Freshness {
  const fresh = new Map(
    proofs
      .filter(({ provedAt }) => now.getTime() - provedAt.getTime() < FRESH_MS && provedAt <= now)
      .map(({ kind, provedAt }) => [kind, provedAt.getTime() + FRESH_MS]),
  )
  const passkeyUntil = fresh.get('passkey')
  if (passkeyUntil !== undefined) return { isFresh: true, until: new Date(passkeyUntil) }
  const ways = secondWays(means)
  const passwordUntil = fresh.get('password')
  if (means.hasPassword && passwordUntil === undefined) {
    return {
      isFresh: false,
      step: 'password',
      ways: means.passkeys > 0 ? ['passkey', 'password'] : ['password'],
    }
  }
  const used = ways.find((way) => fresh.has(way))
  const secondUntil = used === undefined ? undefined : fresh.get(used)
  if (ways.length > 0 && secondUntil === undefined) return { isFresh: false, step: 'second', ways }
  const until = Math.min(passwordUntil ?? Infinity, secondUntil ?? Infinity)
  // the member has no method at all, for example after a social login; they must be able to set a password first
  if (!Number.isFinite(until)) return { isFresh: true, until: new Date(now.getTime() + FRESH_MS) }
  return { isFresh: true, until: new Date(until) }
}
