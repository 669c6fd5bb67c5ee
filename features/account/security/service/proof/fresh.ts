import type { Db, Tx } from '#db/pool.ts'
import { hasPassword } from '#features/account/identity/public/credentials.ts'
import { memberById } from '#features/account/members/public.ts'
import { decideFresh, secondWays, type Means, type ProofKind } from '../../rules/proof.ts'
import { authenticatorOf, proofsOf, recoveryLeftOf } from '../../store/authenticators.ts'
import { passkeysOf } from '../../store/passkeys.ts'

/** The member's verification methods. */
export async function meansOf(reader: Db | Tx, memberId: bigint): Promise<Means> {
  const member = await memberById(reader, memberId)
  return {
    hasPassword: await hasPassword(reader, memberId),
    hasAuthenticator: (await authenticatorOf(reader, memberId)) !== null,
    passkeys: (await passkeysOf(reader, memberId)).length,
    recoveryLeft: await recoveryLeftOf(reader, memberId),
    isEmailProved: Boolean(member?.email && member.emailVerifiedAt),
    isMobileProved: Boolean(member?.mobile && member.mobileVerifiedAt),
  }
}

type Session = { readonly id: bigint; readonly sessionId: string }

export type ProofNeeded = {
  readonly refused: 'security.proofNeeded'
  readonly detail: { readonly step: 'password' | 'second'; readonly ways: ProofKind[] }
}

/**
 * Refuses a change without a fresh proof in the session (A13); null if there is one. Every route that changes security methods or payout
 * accounts calls this first.
 */
export async function needFreshProof(
  reader: Db | Tx,
  member: Session,
  now: Date,
): Promise<ProofNeeded | null> {
  const fresh = decideFresh(await meansOf(reader, member.id), await proofsOf(reader, member.sessionId), now)
  if (fresh.isFresh) return null
  return { refused: 'security.proofNeeded', detail: { step: fresh.step, ways: [...fresh.ways] } }
}

/**
 * The same for changes that require a password of their own: sufficient for a member without other methods, while everyone else needs the
 * fresh proof too (A13: full re-authentication and the second factor).
 */
export async function needSecondProof(
  reader: Db | Tx,
  member: Session,
  now: Date,
): Promise<ProofNeeded | null> {
  const means = await meansOf(reader, member.id)
  return secondWays(means).length === 0 ? null : needFreshProof(reader, member, now)
}

/**
 * The same for the login password, which by the specification can be changed with the old one. Required of members with an authenticator or
 * passkey, and of members without a password, so that an unattended session cannot be used to set one.
 */
export async function needProofForPassword(
  reader: Db | Tx,
  member: Session,
  now: Date,
): Promise<ProofNeeded | null> {
  const means = await meansOf(reader, member.id)
  const isGuarded = means.hasAuthenticator || means.passkeys > 0 || !means.hasPassword
  return isGuarded ? needFreshProof(reader, member, now) : null
}
