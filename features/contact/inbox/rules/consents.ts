// Consents of a member beyond messages about their own account: a topic on a channel. The default is no consent; each can be withdrawn at
// any time, effective immediately. Inbox messages about money, security and the platform need no consent.

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

/** The consent that a push notification of this topic needs. */
export function pushConsent(topic: Topic): Consent {
  return `${topic}.push`
}

/** The consent that an email of this campaign needs. */
export function mailConsent(letter: { readonly isMarketing: boolean }): 'offer.email' | 'house.email' {
  return letter.isMarketing ? 'offer.email' : 'house.email'
}

/** All consents to offers; marketing is stopped by withdrawing all of them. */
export const marketing: readonly Consent[] = ['offer.inbox', 'offer.email', 'offer.push']

/**
 * What a push notification may show on a locked screen, where others can read it: for money and account security only the title, otherwise
 * the beginning of the text too.
 */
export function pushText(topic: Topic, text: string): string {
  if (topic === 'money' || topic === 'security') return ''
  return text.length <= MOST_PUSHED ? text : `${text.slice(0, MOST_PUSHED - 1).trimEnd()}…`
}

/** Two lines of a phone notification. */
const MOST_PUSHED = 140
