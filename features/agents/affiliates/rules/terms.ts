/**
 * What a plan of affiliates pays (docs/decisions/0081). Amounts are ledger units, rates parts per million. Examples: CPA 500,000 for a
 * player who deposits 200,000 and bets 1,000,000 within 30 days; a share of 25 % of net revenue, 30 % from 50,000,000; both is hybrid.
 */
export type Cpa = {
  readonly amount: bigint
  readonly minDeposit: bigint
  readonly minValid: bigint
  /** Days after the registration within which both are reached. */
  readonly days: number
}

export type ShareTier = { readonly from: bigint; readonly ratePpm: number }

export type Share = {
  /** Ascending by net revenue; the first one from 0. */
  readonly tiers: readonly ShareTier[]
  /** Of a positive revenue. */
  readonly adminPpm: number
  /** A negative share reduces what is paid next; without it, it is 0. */
  readonly carry: boolean
}

export type Terms = {
  readonly cpa: Cpa | null
  readonly share: Share | null
  /** Of the commission of sub-affiliates who join under it. */
  readonly subPpm: number
}

export const kinds = ['cpa', 'share', 'hybrid'] as const
export type PlanKind = (typeof kinds)[number]

export function kindOf({ cpa, share }: Pick<Terms, 'cpa' | 'share'>): PlanKind {
  if (cpa && share) return 'hybrid'
  return cpa ? 'cpa' : 'share'
}

export const RATE_MOST_PPM = 700_000
export const SUB_MOST_PPM = 500_000
export const TIERS_MOST = 10
export const DAYS_MOST = 180

/** Why terms cannot be a plan; null if they can. */
export function termsProblem({ cpa, share }: Terms): 'nothing' | 'tiers' | null {
  if (!cpa && !share) return 'nothing'
  if (!share) return null
  const [first, ...rest] = share.tiers
  if (!first || first.from !== 0n) return 'tiers'
  let before = first.from
  for (const { from } of rest) {
    if (from <= before) return 'tiers'
    before = from
  }
  return null
}

/** As `terms` of a version is stored: amounts as text. */
export type StoredTerms = {
  readonly cpa: {
    readonly amount: string
    readonly minDeposit: string
    readonly minValid: string
    readonly days: number
  } | null
  readonly share: {
    readonly tiers: readonly { readonly from: string; readonly ratePpm: number }[]
    readonly adminPpm: number
    readonly carry: boolean
  } | null
  readonly subPpm: number
}

export function storedTerms({ cpa, share, subPpm }: Terms): StoredTerms {
  return {
    cpa: cpa && {
      amount: cpa.amount.toString(),
      minDeposit: cpa.minDeposit.toString(),
      minValid: cpa.minValid.toString(),
      days: cpa.days,
    },
    share: share && {
      tiers: share.tiers.map(({ from, ratePpm }) => ({ from: from.toString(), ratePpm })),
      adminPpm: share.adminPpm,
      carry: share.carry,
    },
    subPpm,
  }
}

export function termsFrom({ cpa, share, subPpm }: StoredTerms): Terms {
  return {
    cpa: cpa && {
      amount: BigInt(cpa.amount),
      minDeposit: BigInt(cpa.minDeposit),
      minValid: BigInt(cpa.minValid),
      days: cpa.days,
    },
    share: share && {
      tiers: share.tiers.map(({ from, ratePpm }) => ({ from: BigInt(from), ratePpm })),
      adminPpm: share.adminPpm,
      carry: share.carry,
    },
    subPpm,
  }
}
