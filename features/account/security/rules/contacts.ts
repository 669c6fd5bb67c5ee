/**
 * Who is told of a change: every contact that was proved before it, so that the old address hears of the new one. Who
 * proved none reads it in the list of changes.
 * Example: a changed email address is told to the old address and to the number, never to the new address.
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

/** Names as a member typed them, for comparing: without capitals, accents and double spaces. */
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
  /** One that was only written down guards nothing. */
  readonly isProved: boolean
  readonly hasPassword: boolean
  readonly hasAuthenticator: boolean
  readonly passkeys: number
  readonly isOtherProved: boolean
  /** What the brand accepts as two-step verification at a login; empty where it asks for none. */
  readonly accepted: readonly string[]
}

/**
 * Why a contact may not be taken off; null where it may. A number is the way in of anyone who has neither password nor
 * passkey; and where the brand asks for two-step verification, the last one stays until there is another.
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
