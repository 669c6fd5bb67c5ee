/**
 * A change of the account's safety needs a fresh proof (A13): a passkey alone, which is something one has and is; or the
 * password and, where the member has a second way to prove themselves, that too. Proofs grow stale after FRESH_MINUTES.
 * Example: password at 9:00, authenticator at 9:02 → changes until 9:05; a member with neither app, passkey, nor proved
 * contact → the password alone until 9:05; a member who never chose a password → a code to their proved number.
 */

/** The one place that says how long a proof stays fresh. */
export const FRESH_MINUTES = 5
const FRESH_MS = FRESH_MINUTES * 60_000

/** What a session can prove. */
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

/** What is still missing, and by which kinds it can be given; `until` is when the first used proof grows stale. */
export type Freshness =
  | { readonly isFresh: true; readonly until: Date }
  | { readonly isFresh: false; readonly step: 'password' | 'second'; readonly ways: readonly ProofKind[] }

/**
 * The kinds that count as two-step verification, best first. Codes by mail and SMS can be fished off: they count only where the
 * member set up nothing better, or lost all of it but has no recovery code left.
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

/** Whether a change may be made now, and what is missing where it may not. */
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
  // nothing at all to prove with: a session of someone who came by a link elsewhere; setting a password comes first
  if (!Number.isFinite(until)) return { isFresh: true, until: new Date(now.getTime() + FRESH_MS) }
  return { isFresh: true, until: new Date(until) }
}
