import type { Gift } from './gift.ts'
import { isByDay, type Play, type Quiet } from './play.ts'

/**
 * Missions, as typed data: a goal within a brand-local day or week, or once, and what reaching it gives. Example: "valid bets of 100,000 in
 * slots on a day: 10 points". There is no goal for losses, for winning something back or for play at night, and `problemOf` refuses what
 * would press a member: night hours, play without a day of rest, deposits in quick succession (R9).
 */
export const missionPeriods = ['day', 'week', 'once'] as const
export type MissionPeriod = (typeof missionPeriods)[number]

export const accountParts = ['profile', 'email', 'mobile', 'identity'] as const

export type Goal =
  /** The sum of valid bets, in ledger units. */
  | { readonly kind: 'validBet'; readonly amount: string; readonly play: Play }
  /** Settled rounds with a valid bet of at least `least`. */
  | { readonly kind: 'rounds'; readonly count: number; readonly least: string; readonly play: Play }
  /** Brand-local days with a valid bet. */
  | { readonly kind: 'daysPlayed'; readonly count: number; readonly play: Play }
  /** Credited deposits of at least `least`. */
  | { readonly kind: 'deposits'; readonly count: number; readonly least: string }
  /** A part of the account that is complete or verified, whenever that happened. */
  | { readonly kind: 'account'; readonly part: (typeof accountParts)[number] }

export type MissionData = {
  readonly period: MissionPeriod
  readonly goal: Goal
  readonly gift: Gift
}

export type MissionProblem =
  /** Counting hours at night, or none. */
  | 'night'
  /** More days of play in the period than leave rest. */
  | 'rest'
  /** Deposits in quick succession. */
  | 'deposits'
  /** A goal of the account in a period that comes again, or days of play within one day. */
  | 'period'

/** Most days of play in a week, and in a mission without a period: days of rest remain. */
const DAYS_MOST: Readonly<Record<MissionPeriod, number>> = { day: 0, week: 5, once: 20 }
/** Most deposits that a period asks for. */
const DEPOSITS_MOST: Readonly<Record<MissionPeriod, number>> = { day: 1, week: 2, once: 3 }

/** Why a mission may not be offered, or null. */
export function problemOf({ period, goal }: MissionData, quiet: Quiet): MissionProblem | null {
  if ('play' in goal && !isByDay(goal.play, quiet)) return 'night'
  if (goal.kind === 'daysPlayed' && period === 'day') return 'period'
  if (goal.kind === 'daysPlayed' && goal.count > DAYS_MOST[period]) return 'rest'
  if (goal.kind === 'deposits' && goal.count > DEPOSITS_MOST[period]) return 'deposits'
  return goal.kind === 'account' && period !== 'once' ? 'period' : null
}

/** What the progress has to reach: ledger units of valid bets, or a number. */
export function targetOf(goal: Goal): bigint {
  switch (goal.kind) {
    case 'validBet':
      return BigInt(goal.amount)
    case 'rounds':
    case 'daysPlayed':
    case 'deposits':
      return BigInt(goal.count)
    case 'account':
      return 1n
  }
}

export type Step = 'offer' | 'withdraw' | 'none'

/**
 * What follows from a member's progress. A reward that waits is withdrawn when a void takes the progress below the target, and offered
 * again when it is reached again; one that was claimed stays, and one that expired does not come back.
 */
export function nextStep(of: {
  readonly done: bigint
  readonly target: bigint
  /** State of the reward that was offered for it; null: none is. */
  readonly reward: string | null
}): Step {
  if (of.reward === null) return of.done >= of.target ? 'offer' : 'none'
  return of.reward === 'offered' && of.done < of.target ? 'withdraw' : 'none'
}

export const missionStates = ['open', 'claimable', 'claimed', 'expired', 'usedUp'] as const
export type MissionState = (typeof missionStates)[number]

/** A mission of one period as the member sees it. */
export function seenState(of: {
  readonly reward: string | null
  readonly isUsedUp: boolean
  readonly isOver: boolean
}): MissionState {
  if (of.reward === 'offered') return of.isOver ? 'expired' : 'claimable'
  if (of.reward === 'claimed' || of.reward === 'credited') return 'claimed'
  if (of.reward !== null) return 'expired'
  return of.isUsedUp ? 'usedUp' : 'open'
}
