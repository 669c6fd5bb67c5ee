/**
 * What a contract pays (AGT-04, decision 52): tiers over a score, the highest tier reached applies. Example: a daily wage with the tiers
 * from 0: 0.1 %, from 1,000,000: 0.2 % pays 0.2 % of all valid bets of a day on which the line bet 1,500,000.
 */

export const contractKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const
export type ContractKind = (typeof contractKinds)[number]

/** The feature flag of each kind. */
export const flagOf = {
  dividend: 'dividendContract',
  daily: 'dailySalary',
  hourly: 'hourlySalary',
  realTime: 'realTimeSalary',
} as const satisfies Readonly<Record<ContractKind, string>>

/** D, W, H (half a month) and M are chosen for a dividend; the others follow from the kind. */
export const dividendPeriods = ['D', 'W', 'H', 'M'] as const
export const periods = [...dividendPeriods, 'hour', 'fiveMinutes'] as const
export type Period = (typeof periods)[number]

/** The score that a tier compares (decision 52). */
export const measures = ['validBets', 'loss', 'activeMembers', 'betAmount'] as const
export type Measure = (typeof measures)[number]

export type Tier = {
  /** The lowest score of the tier: ledger units, or a number of members. */
  readonly from: bigint
  /** Parts per million of the base; of a real-time salary, of the stakes of winning bets. */
  readonly ratePpm: number
  /** Of the stakes of losing bets; 0 for every other kind. */
  readonly lossPpm: number
}

export type Terms = {
  readonly kind: ContractKind
  readonly period: Period
  readonly measure: Measure
  /** Ascending by `from`. */
  readonly tiers: readonly Tier[]
}

export const TIERS_MOST = 12

const allowed: Readonly<
  Record<ContractKind, { readonly periods: readonly Period[]; readonly measures: readonly Measure[] }>
> = {
  dividend: { periods: dividendPeriods, measures: ['validBets', 'loss', 'activeMembers'] },
  daily: { periods: ['D'], measures: ['validBets'] },
  hourly: { periods: ['hour'], measures: ['validBets'] },
  realTime: { periods: ['fiveMinutes'], measures: ['betAmount'] },
}

/** The scores that tiers of a kind may compare. */
export const measuresOf = (kind: ContractKind): readonly Measure[] => allowed[kind].measures

export type Given = {
  readonly kind: ContractKind
  readonly period?: Period | undefined
  readonly measure?: Measure | undefined
  readonly tiers: readonly Tier[]
}

const onlyOr = <T>(choices: readonly T[], chosen: T): T =>
  choices.length === 1 ? (choices[0] ?? chosen) : chosen

/** What was asked for, with the period and the score of the kind. A dividend may choose; by default a month and valid bets. */
export function termsGiven({ kind, period = 'M', measure = 'validBets', tiers }: Given): Terms {
  const of = allowed[kind]
  return { kind, period: onlyOr(of.periods, period), measure: onlyOr(of.measures, measure), tiers }
}

/** Whether the terms can be computed: a period and a score of the kind, tiers ascending without repetition, rates within the maximum. */
export function areValid({ kind, period, measure, tiers }: Terms, mostPpm: number): boolean {
  const of = allowed[kind]
  if (!of.periods.includes(period) || !of.measures.includes(measure)) return false
  if (tiers.length === 0 || tiers.length > TIERS_MOST) return false
  const isRate = (ppm: number) => Number.isInteger(ppm) && ppm >= 0 && ppm <= mostPpm
  return tiers.every(
    ({ from, ratePpm, lossPpm }, place) =>
      from >= 0n &&
      (place === 0 || from > (tiers[place - 1]?.from ?? 0n)) &&
      isRate(ratePpm) &&
      isRate(lossPpm) &&
      (kind === 'realTime' || lossPpm === 0) &&
      ratePpm + lossPpm > 0,
  )
}

const NOTHING = { ratePpm: 0, lossPpm: 0 } as const

/** The rates at a score; nothing below the first tier. */
export function ratesAt(tiers: readonly Tier[], score: bigint): Pick<Tier, 'ratePpm' | 'lossPpm'> {
  return tiers.findLast(({ from }) => from <= score) ?? NOTHING
}

/**
 * The rate rule: a downline's contract pays at no score more than the upline's, over the same period and score. Both rates are steps, so
 * the thresholds of both are all the scores that need a look.
 */
export function isWithin(lower: Terms, upper: Terms): boolean {
  if (lower.kind !== upper.kind || lower.period !== upper.period || lower.measure !== upper.measure)
    return false
  return [...lower.tiers, ...upper.tiers].every(({ from }) => {
    const own = ratesAt(lower.tiers, from)
    const above = ratesAt(upper.tiers, from)
    return own.ratePpm <= above.ratePpm && own.lossPpm <= above.lossPpm
  })
}
