// What a member may agree to besides what concerns their own account: a topic by a way. Nothing said is a no; each is taken
// back at once. Messages of money, security and the platform stand in the inbox in any case.

export const consents = [
  'offer.inbox',
  'offer.email',
  'offer.push',
  'house.email',
  'house.push',
  'money.push',
  'security.push',
] as const
export type Consent = (typeof consents)[number]

const topics = ['money', 'security', 'house', 'offer'] as const
export type Topic = (typeof topics)[number]

export function isConsent(name: string): name is Consent {
  return consents.some((consent) => consent === name)
}

/** What a push of this topic needs. */
export function pushConsent(topic: Topic): Consent {
  return `${topic}.push`
}

/** What a mail of this letter needs. */
export function mailConsent(letter: { readonly isMarketing: boolean }): 'offer.email' | 'house.email' {
  return letter.isMarketing ? 'offer.email' : 'house.email'
}

/** Everything of offers; stopped together where marketing is. */
export const marketing: readonly Consent[] = ['offer.inbox', 'offer.email', 'offer.push']

/**
 * What a push may say where anybody may read it, on a locked screen: of money and of the account's safety the title alone,
 * of the rest its beginning too.
 */
export function pushText(topic: Topic, text: string): string {
  if (topic === 'money' || topic === 'security') return ''
  return text.length <= MOST_PUSHED ? text : `${text.slice(0, MOST_PUSHED - 1).trimEnd()}…`
}

/** Two lines of a phone's notice. */
const MOST_PUSHED = 140
