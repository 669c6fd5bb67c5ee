import type { Minor } from '#kit/money.ts'

/**
 * Terms of rebates (PRO-07): what a brand gives back, by program, as typed data in versions that two persons publish.
 * - `rebate`: a percentage of valid bets by category and VIP level;
 * - `rakeback`: house edge × valid bet × percentage, by level;
 * - `cashback`: a percentage of the net loss of a closed period of at least a day.
 * Example: slots 0.50 % at level 0 and 0.80 % from level 2: valid bets of 1,000,000 at level 3 earn 8,000.
 */
export const programs = ['rebate', 'rakeback', 'cashback'] as const
export type Program = (typeof programs)[number]

export const periods = ['fiveMinutes', 'hour', 'day', 'week', 'month'] as const
export type Period = (typeof periods)[number]

/** The categories of settled play. */
export const categories = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH', 'PVP', 'LOTT', 'ELOTT'] as const
export type Category = (typeof categories)[number]

export type Rate = {
  /** '' for rakeback and cashback, which have one rate for all categories. */
  readonly category: Category | ''
  /** The lowest VIP level that has it. */
  readonly level: number
  /** Hundredths of a percent. */
  readonly rateBp: number
}

export type ProgramTerms = {
  readonly program: Program
  readonly period: Period
  readonly claim: 'byHand' | 'automatic'
  /** A smaller amount is carried to the next statement; ledger units. */
  readonly minimum: Minor
  /** What exceeds it in a period is not paid; null: no maximum. */
  readonly maximum: Minor | null
  readonly rates: readonly Rate[]
}

export type DefaultEdge = { readonly category: Category; readonly edgeBp: number }

export type Terms = {
  readonly programs: readonly ProgramTerms[]
  /** The house edge that rakeback assumes where a game states no RTP. */
  readonly defaultEdges: readonly DefaultEdge[]
}

const CASHBACK_PERIODS: readonly Period[] = ['day', 'week', 'month']

export type Unsound = 'rebates.chasing' | 'rebates.unsound'

/**
 * Why terms cannot be published; null if they can. Cashback for less than a day, or credited while a member may be playing, would reward
 * chasing losses.
 */
export function faultOf({ programs: all, defaultEdges }: Terms): Unsound | null {
  const cashback = all.find(({ program }) => program === 'cashback')
  if (cashback && (!CASHBACK_PERIODS.includes(cashback.period) || cashback.claim !== 'byHand'))
    return 'rebates.chasing'
  const isUnique = (keys: readonly string[]) => new Set(keys).size === keys.length
  const isSound =
    isUnique(all.map(({ program }) => program)) &&
    isUnique(defaultEdges.map(({ category }) => category)) &&
    all.every(
      ({ program, rates, minimum, maximum }) =>
        (maximum === null || maximum >= minimum) &&
        isUnique(rates.map(({ category, level }) => `${category} ${level}`)) &&
        rates.every(({ category }) => (program === 'rebate') === (category !== '')),
    )
  return isSound ? null : 'rebates.unsound'
}

/** The rate of a level: that of the highest listed level up to it; 0 where none is listed. */
export function rateAt(rates: readonly Rate[], category: string, level: number): number {
  const listed = rates.filter((rate) => rate.category === category && rate.level <= level)
  return listed.toSorted((one, other) => other.level - one.level)[0]?.rateBp ?? 0
}

/** The category of a code; null for one that only history has. */
export function knownCategory(code: string): Category | null {
  return categories.find((category) => category === code) ?? null
}
