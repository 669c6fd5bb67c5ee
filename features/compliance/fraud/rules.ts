// Exact rules that raise fraud flags for a reviewer (M17). They decide nothing: a flag stops no money, it is shown beside the withdrawal.
// Example with the default thresholds: 20 000 000.00 deposited, 1 000 000.00 staked, 19 000 000.00 requested for withdrawal within three
// days: stakes are under 30 percent of the deposits, and most of it leaves, so `hardlyPlayed` is raised at the withdrawal.

import { moneyText, type Minor } from '#kit/money.ts'
import { oppositeBets, type Opposite, type OppositeThresholds } from './rules/opposite.ts'
import {
  crowdedAddress,
  openedTogether,
  sharedAccount,
  sharedDevice,
  type Sharing,
  type SharingThresholds,
} from './rules/shared.ts'

export const ruleNames = [
  'hardlyPlayed',
  'structuring',
  'rapidCycles',
  'sharedAccount',
  'sharedDevice',
  'crowdedAddress',
  'openedTogether',
  'failedThenPaid',
  'dueDiligence',
  'agentFan',
  'oppositeBets',
  'chipDumping',
  'softPlay',
  'sharedTable',
  'tableReport',
] as const
export type RuleName = (typeof ruleNames)[number]

/** Raised by the card rooms (G18), whose review page lists the hands. */
export const roomRules: readonly RuleName[] = ['chipDumping', 'softPlay', 'sharedTable', 'tableReport']

/** Thresholds of the rules; each is a setting of the merchant. */
export type Thresholds = SharingThresholds &
  OppositeThresholds & {
    /** Amounts below this are not significant. */
    readonly least: Minor
    readonly playPercent: number
    /** A single deposit from which more checks apply; structuring stays just below it. */
    readonly reportFrom: Minor
    readonly nearPercent: number
    readonly nearCount: number
    readonly cycleCount: number
    readonly cycleHours: number
    readonly failedCount: number
    readonly failedMinutes: number
    /** Total deposits from which enhanced checks apply; flagged again at two times, four times … the amount. */
    readonly diligenceFrom: Minor
    readonly fanMembers: number
  }

export type Deposit = { readonly amount: Minor; readonly at: Date; readonly isCredited: boolean }

/** `deposited`: credited in the hours before the request; `staked`: from the first of those deposits to the request. */
export type Withdrawal = {
  readonly amount: Minor
  readonly at: Date
  readonly deposited: Minor
  readonly staked: Minor
}

/** A member directly below an agent: deposits and requested withdrawals within the rule's window. */
export type Below = { readonly deposited: Minor; readonly withdrawn: Minor; readonly at: Date }

export type Facts = Sharing & {
  /** Credited before the oldest of `deposits`. */
  readonly depositedBefore: Minor
  /** Oldest first. */
  readonly deposits: readonly Deposit[]
  /** Oldest first; refused ones are left out. */
  readonly withdrawals: readonly Withdrawal[]
  /** Empty if the member is not an agent. */
  readonly below: readonly Below[]
  /** Members of the same line who bet on the same events. */
  readonly opposite: readonly Opposite[]
}

/** Figures of a flag; amounts as `moneyText` under a name of `moneyFigures`. */
export type Evidence = { readonly [figure: string]: string | number }
export type Finding = { readonly rule: RuleName; readonly newestAt: Date; readonly evidence: Evidence }

export const moneyFigures: readonly string[] = [
  'deposited',
  'staked',
  'withdrawn',
  'reportFrom',
  'step',
  'moved',
]

const PERCENT = 100n
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** Deposits below the threshold within a day count together. */
const STRUCTURING_MS = 24 * HOUR_MS

const sum = (rows: readonly { readonly amount: Minor }[]): Minor =>
  rows.reduce((total, { amount }) => total + amount, 0n)

/** Events at or before a moment and less than `ms` earlier. */
function lately<T extends { readonly at: Date }>(rows: readonly T[], to: Date, ms: number): readonly T[] {
  const end = to.getTime()
  return rows.filter(({ at }) => at.getTime() <= end && at.getTime() > end - ms)
}

/** Deposited and requested back with hardly any play: at least half leaves, and too little was staked. */
export function hardlyPlayed({ withdrawals }: Facts, { least, playPercent }: Thresholds): Finding[] {
  return withdrawals
    .filter(({ deposited }) => deposited >= least)
    .filter(
      ({ amount, deposited, staked }) =>
        amount * 2n >= deposited && staked * PERCENT < deposited * BigInt(playPercent),
    )
    .map(({ amount, at, deposited, staked }) => ({
      rule: 'hardlyPlayed',
      newestAt: at,
      evidence: { deposited: moneyText(deposited), staked: moneyText(staked), withdrawn: moneyText(amount) },
    }))
}

/** Several deposits within a day just below the amount from which more checks apply. */
export function structuring(
  { deposits }: Facts,
  { reportFrom, nearPercent, nearCount }: Thresholds,
): Finding[] {
  const floor = reportFrom - (reportFrom * BigInt(nearPercent)) / PERCENT
  const near = deposits.filter(
    ({ amount, isCredited }) => isCredited && amount >= floor && amount < reportFrom,
  )
  return near.flatMap(({ at }): Finding[] => {
    const together = lately(near, at, STRUCTURING_MS)
    if (together.length < nearCount) return []
    const evidence = {
      count: together.length,
      deposited: moneyText(sum(together)),
      reportFrom: moneyText(reportFrom),
    }
    return [{ rule: 'structuring', newestAt: at, evidence }]
  })
}

/** Repeated deposit and withdrawal: a cycle is a withdrawal requested after at least one deposit since the previous one. */
export function rapidCycles(
  { deposits, withdrawals }: Facts,
  { cycleCount, cycleHours }: Thresholds,
): Finding[] {
  const paidIn = deposits.filter(({ isCredited }) => isCredited)
  const cycles = withdrawals.filter(({ at }, index) => {
    const before = withdrawals[index - 1]?.at.getTime() ?? Number.NEGATIVE_INFINITY
    return paidIn.some((deposit) => deposit.at.getTime() > before && deposit.at.getTime() <= at.getTime())
  })
  return cycles.flatMap(({ at }): Finding[] => {
    const together = lately(cycles, at, cycleHours * HOUR_MS)
    if (together.length < cycleCount) return []
    return [
      {
        rule: 'rapidCycles',
        newestAt: at,
        evidence: { count: together.length, withdrawn: moneyText(sum(together)) },
      },
    ]
  })
}

/** Several failed deposits, then a successful one: the pattern of testing stolen payment instruments. */
export function failedThenPaid({ deposits }: Facts, { failedCount, failedMinutes }: Thresholds): Finding[] {
  const failed = deposits.filter(({ isCredited }) => !isCredited)
  return deposits
    .filter(({ isCredited }) => isCredited)
    .flatMap(({ at, amount }): Finding[] => {
      const { length } = lately(failed, at, failedMinutes * MINUTE_MS)
      if (length < failedCount) return []
      return [
        { rule: 'failedThenPaid', newestAt: at, evidence: { count: length, deposited: moneyText(amount) } },
      ]
    })
}

/** The highest of from, 2 × from, 4 × from … that an amount has reached; 0 if none. */
function stepOf(total: Minor, from: Minor): Minor {
  let step = 0n
  for (let next = from; next > 0n && next <= total; next *= 2n) step = next
  return step
}

/** A member's total deposits reached a step that requires customer due diligence. */
export function dueDiligence({ deposits, depositedBefore }: Facts, { diligenceFrom }: Thresholds): Finding[] {
  let total = depositedBefore
  return deposits.flatMap(({ amount, at, isCredited }): Finding[] => {
    if (!isCredited) return []
    const before = stepOf(total, diligenceFrom)
    total += amount
    const step = stepOf(total, diligenceFrom)
    if (step === before) return []
    const evidence = { deposited: moneyText(total), step: moneyText(step) }
    return [{ rule: 'dueDiligence', newestAt: at, evidence }]
  })
}

/** Many members of one agent deposit and withdraw at least half of it, all within hours: one person's money spread over many accounts. */
export function agentFan({ below }: Facts, { fanMembers }: Thresholds): Finding[] {
  const through = below.filter(({ deposited, withdrawn }) => deposited > 0n && withdrawn * 2n >= deposited)
  const [first] = through
  if (!first || through.length < fanMembers) return []
  const newestAt = through.reduce((newest, { at }) => (at > newest ? at : newest), first.at)
  const evidence = {
    count: through.length,
    deposited: moneyText(through.reduce((total, { deposited }) => total + deposited, 0n)),
    withdrawn: moneyText(through.reduce((total, { withdrawn }) => total + withdrawn, 0n)),
  }
  return [{ rule: 'agentFan', newestAt, evidence }]
}

const rules = [
  hardlyPlayed,
  structuring,
  rapidCycles,
  sharedAccount,
  sharedDevice,
  crowdedAddress,
  openedTogether,
  failedThenPaid,
  dueDiligence,
  agentFan,
  oppositeBets,
] as const

/** The findings of every rule about a member, oldest first. */
export function findingsOf(facts: Facts, thresholds: Thresholds): Finding[] {
  return rules
    .flatMap((rule): Finding[] => rule(facts, thresholds))
    .toSorted((one, other) => one.newestAt.getTime() - other.newestAt.getTime())
}
