/**
 * Which contacts are notified of a change: every one that was verified before it, so that the old address is told about the new one. A
 * member without verified contacts sees it in the list of changes.
 * Example: a changed email address is reported to the old address and to the number, never to the new address.
 */

export type Channel = 'email' | 'sms'

export type Contacts = {
  readonly email: string | null
  readonly emailVerifiedAt: Date | null
  readonly mobile: string | null
  readonly mobileVerifiedAt: Date | null
}

export type Hearer = { readonly channel: Channel; readonly address: string }

export function whoHears(before: Contacts): readonly Hearer[] {
  const hearers: Hearer[] = []
  if (before.email && before.emailVerifiedAt) hearers.push({ channel: 'email', address: before.email })
  if (before.mobile && before.mobileVerifiedAt) hearers.push({ channel: 'sms', address: before.mobile })
  return hearers
}

/** A typed name in the form for comparison: without capitals, accents and double spaces. */
export function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/đ/gi, 'd')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

export type RemovalFacts = {
  readonly channel: Channel
  /** An unverified contact protects nothing. */
  readonly isProved: boolean
  readonly hasPassword: boolean
  readonly hasAuthenticator: boolean
  readonly passkeys: number
  readonly isOtherProved: boolean
  /** The two-step methods that the brand accepts at a login; empty if it requires none. */
  readonly accepted: readonly string[]
}

/**
 * Why a contact may not be removed; null if it may. A member with neither password nor passkey needs the number to log in; and if the brand
 * requires two-step verification, the last method stays until there is another.
 */
export function checkRemoval(facts: RemovalFacts): 'security.lastWayIn' | 'security.lastProof' | null {
  const { channel, isProved, hasPassword, hasAuthenticator, passkeys, isOtherProved, accepted } = facts
  if (!isProved) return null
  if (channel === 'sms' && !hasPassword && passkeys === 0) return 'security.lastWayIn'
  if (!accepted.includes(channel)) return null
  const left = [
    hasAuthenticator && 'authenticator',
    passkeys > 0 && 'passkey',
    isOtherProved && (channel === 'sms' ? 'email' : 'sms'),
  ]
  return left.some((kind) => kind !== false && accepted.includes(kind)) ? null : 'security.lastProof'
}
