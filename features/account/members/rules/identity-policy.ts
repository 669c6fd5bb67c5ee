// When two accounts belong to one person, and the consequence (R10, A3, decision 47). The table is the policy: every feature that compares
// accounts calls `decideMatch`, and docs/decisions/0031-identity-matching.md shows the same rows. Anybody can enter another person's
// contact, name or bank account in a new account, so an unverified claim holds the later account for review at most and never affects an
// older claim. Example: a stranger registers with Mai's number, unverified, and excludes that account permanently; Mai, who verified or
// entered that number earlier, is not affected. Mai excludes herself at JADE with a verified number: her account at AMBER with the same
// number, verified, is excluded with it; a later account with that number unverified waits for review.

export const attributes = ['phone', 'email', 'document', 'person', 'account', 'device'] as const
export type Attribute = (typeof attributes)[number]

/** exclude: the account is excluded too. review: held until two operators have reviewed it. nothing: not affected. */
export type Outcome = 'exclude' | 'review' | 'nothing'

export type Policy = {
  readonly name: string
  /** How it is verified; null: the product cannot verify it. */
  readonly verifiedBy: string | null
  /** The date of a claim, which decides which of two is older. */
  readonly since: string
  /** The outcome if both accounts verified it. */
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

/** One account's claim to an attribute. */
export type Claim = { readonly isVerified: boolean; readonly since: Date }

/** The effect of a shared attribute on an account if the other account with it is excluded. */
export function decideMatch(attribute: Attribute, excluded: Claim, own: Claim): Outcome {
  const { verifiedBy, bothVerified } = identityPolicy[attribute]
  const isTheirs = excluded.isVerified && verifiedBy !== null
  if (isTheirs) return own.isVerified ? bothVerified : 'review'
  // unverified in the excluded account: no evidence against an account that had it before
  return own.since <= excluded.since ? 'nothing' : 'review'
}

const WEIGHT: Readonly<Record<Outcome, number>> = { nothing: 0, review: 1, exclude: 2 }

/** The most severe of several. */
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
