/**
 * Who is told of a change: every contact that was proved before it, so that the old address hears of the new one. Who
 * proved none reads it in the list of changes.
 * Example: a changed e-mail address is told to the old address and to the number, never to the new address.
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
