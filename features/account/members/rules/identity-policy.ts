// When two accounts are one person, and what follows (R10, A3, decision 47). The table is the policy: every feature that compares
// accounts asks `decideMatch`, and docs/decisions/0031-identity-matching.md shows the same rows. Anybody can write someone else's
// contact, name or bank account into a new account, so what was only written down holds the later account for review at most and
// never acts against an older claim. Example: a stranger registers with Mai's number, unverified, and excludes the account for good;
// Mai, who verified that number or wrote it down earlier, plays on. Mai excludes herself at JADE with a verified number: her account
// at AMBER with the same number, verified, is excluded with it; a later account that only wrote it down waits for review.

export const attributes = ['phone', 'email', 'document', 'person', 'account', 'device'] as const
export type Attribute = (typeof attributes)[number]

/** exclude: the account follows the exclusion. review: held until two operators looked. nothing: stays as it is. */
export type Outcome = 'exclude' | 'review' | 'nothing'

export type Policy = {
  readonly name: string
  /** What verifies it; null: nothing in the product does. */
  readonly verifiedBy: string | null
  /** Since when a claim counts: what is older is told by it. */
  readonly since: string
  /** What two accounts that both verified it are. */
  readonly bothVerified: Exclude<Outcome, 'nothing'>
}

export const identityPolicy: Readonly<Record<Attribute, Policy>> = {
  phone: {
    name: 'Phone number',
    verifiedBy: 'a code by SMS or a signed phone token',
    since: 'the account was opened',
    bothVerified: 'exclude',
  },
  email: {
    name: 'Email address',
    verifiedBy: 'a code or a link by email',
    since: 'the account was opened',
    bothVerified: 'exclude',
  },
  document: {
    name: 'ID number as typed',
    verifiedBy: null,
    since: 'the account was opened',
    bothVerified: 'review',
  },
  person: {
    name: 'Name and birthday',
    verifiedBy: 'identity documents that an operator accepted',
    since: 'the later of the two was last set',
    bothVerified: 'review',
  },
  account: {
    name: 'Payout account',
    verifiedBy: null,
    since: 'it was added',
    bothVerified: 'review',
  },
  device: {
    name: 'Device',
    verifiedBy: null,
    since: 'it was first seen',
    bothVerified: 'review',
  },
}

/** What one account has of an attribute. */
export type Claim = { readonly isVerified: boolean; readonly since: Date }

/** What a shared attribute does to an account, where another account with it is excluded. */
export function decideMatch(attribute: Attribute, excluded: Claim, own: Claim): Outcome {
  const { verifiedBy, bothVerified } = identityPolicy[attribute]
  const isTheirs = excluded.isVerified && verifiedBy !== null
  if (isTheirs) return own.isVerified ? bothVerified : 'review'
  // only written down there: it says nothing against anyone who had it before
  return own.since <= excluded.since ? 'nothing' : 'review'
}

const WEIGHT: Readonly<Record<Outcome, number>> = { nothing: 0, review: 1, exclude: 2 }

/** The heaviest of several. */
export function heaviest(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce<Outcome>((most, one) => (WEIGHT[one] > WEIGHT[most] ? one : most), 'nothing')
}

const SAID: Readonly<Record<Outcome, string>> = {
  exclude: 'excluded with it',
  review: 'held for review',
  nothing: 'nothing',
}

/** The policy as the decision document shows it; a test compares the two. */
export function policyTable(): string {
  const rows = attributes.map((attribute) => {
    const { name, verifiedBy, since, bothVerified } = identityPolicy[attribute]
    const later = { isVerified: false, since: new Date(2) }
    const older = { isVerified: false, since: new Date(1) }
    const proved = { isVerified: true, since: new Date(1) }
    const cells = [
      name,
      verifiedBy ?? 'nothing: only written down',
      since,
      verifiedBy === null ? '–' : SAID[bothVerified],
      verifiedBy === null ? '–' : SAID[decideMatch(attribute, proved, older)],
      SAID[decideMatch(attribute, older, later)],
      SAID[decideMatch(attribute, later, { isVerified: verifiedBy !== null, since: older.since })],
    ]
    return `| ${cells.join(' | ')} |`
  })
  const head = [
    'Attribute',
    'Verified by',
    'Claimed since',
    'Both verified it',
    'Only the excluded account did',
    'The excluded one did not: later account',
    'The excluded one did not: older account',
  ]
  return [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, ...rows].join('\n')
}
