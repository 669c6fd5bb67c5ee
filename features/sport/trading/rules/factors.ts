/**
 * A stake factor changes what a member may stake on sports, in hundredths of what everyone may. The member reads why at the refusal, since
 * a limit without a reason is what bettors resent most. A factor of the member takes precedence over those of segments, of which the lowest
 * counts. Example: 25 % because of linked accounts → where others may stake 4,000,000, this member may stake 1,000,000.
 */
export const stakeWhys = [
  'newAccount',
  'priceSkill',
  'allOutcomes',
  'linkedAccounts',
  'saferPlay',
  'trusted',
] as const
export type StakeWhy = (typeof stakeWhys)[number]

/** Stakes of everyone, in hundredths. */
export const USUAL_PERCENT = 100
/** No member may stake more than ten times what everyone may. */
export const MOST_PERCENT = 1_000

export type StakeFactor = { readonly percent: number; readonly why: StakeWhy }

export type FactorRow = StakeFactor & {
  readonly memberId: bigint | null
  readonly segment: string | null
}

/** The factor that counts; null: the member stakes like everyone. `segments` are those that the member is in. */
export function factorOf(rows: readonly FactorRow[], segments: ReadonlySet<string>): StakeFactor | null {
  const own = rows.find(({ memberId }) => memberId !== null)
  if (own) return { percent: own.percent, why: own.why }
  const lowest = rows
    .filter(({ segment }) => segment !== null && segments.has(segment))
    .toSorted((a, b) => a.percent - b.percent)[0]
  return lowest ? { percent: lowest.percent, why: lowest.why } : null
}

/** A highest stake under a factor, rounded down. */
export const scaled = (stake: bigint, percent: number): bigint => (stake * BigInt(percent)) / 100n

/** Reasons that protect the member, or others from what is done together: no single trader exceeds or replaces a limit of theirs. */
const PROTECTIVE: ReadonlySet<StakeWhy> = new Set(['saferPlay', 'linkedAccounts'])
export const isProtective = (why: StakeWhy): boolean => PROTECTIVE.has(why)

/**
 * Whether a factor only restricts: below the one in force, below what everyone may stake, and not for trust. One that protects is replaced
 * only by one that protects, too. `before`: the factor in force; null: the member stakes like everyone.
 */
export const isLower = ({ percent, why }: StakeFactor, before: StakeFactor | null): boolean =>
  percent < Math.min(before?.percent ?? USUAL_PERCENT, USUAL_PERCENT) &&
  why !== 'trusted' &&
  (before === null || !isProtective(before.why) || isProtective(why))
