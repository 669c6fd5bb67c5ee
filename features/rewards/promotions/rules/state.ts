import type { Outcome as BonusOutcome } from '#features/rewards/bonuses/rules/end.ts'
import { isGivenByItself, type TriggerKind } from './triggers.ts'

/**
 * States of a promotion as a member sees it (§4, decision 38): ten of promotions, and two more of activities, for which members sign up
 * and which are decided after their end.
 */
export const promotionStates = [
  'coming soon',
  'join',
  'claim',
  'applying',
  'joined',
  'process',
  'issued',
  'claimed',
  'rejected',
  'close',
  'signed up',
  'closed',
] as const
export type PromotionState = (typeof promotionStates)[number]

/**
 * The transitions, as one table. `coming soon` opens at its start; `join` waits for a deposit, an application or a sign-up, and `claim` for
 * a press. `process`: the reward is being credited; `issued`: it waits in the reward centre. `applying`: an operator decides, on an
 * application, on an activity that has ended, or on a claim from a device that has claimed before. `rejected`: the operator did not approve
 * it, or revoked its bonus after the claim, or a deposit did not meet the conditions. `close`: nothing can be got any more; `closed`: an
 * activity takes no more sign-ups.
 */
export const transitions: Readonly<Record<PromotionState, readonly PromotionState[]>> = {
  'coming soon': ['join', 'claim', 'process', 'issued', 'claimed', 'close', 'closed'],
  join: ['joined', 'applying', 'signed up', 'close', 'closed'],
  claim: ['process', 'issued', 'claimed', 'applying', 'close'],
  applying: ['process', 'issued', 'claimed', 'rejected', 'close'],
  joined: ['join', 'process', 'issued', 'claimed', 'applying', 'rejected', 'close'],
  process: ['issued', 'claimed', 'close'],
  issued: ['process', 'claimed', 'close'],
  claimed: ['rejected'],
  rejected: [],
  close: [],
  'signed up': ['applying', 'process', 'issued', 'claimed', 'rejected', 'closed'],
  closed: [],
}

/** As stored; `replaced`: a newer version has taken its place. */
export const storedStates = ['draft', 'live', 'stopped', 'replaced'] as const
export type StoredState = (typeof storedStates)[number]

export type TriggerSeen = {
  readonly kind: TriggerKind
  /** Of an application: members sign up until the end, and are decided then. */
  readonly isActivity?: boolean
}

/** The member's own part. `isChosen`: chosen for a deposit that is not credited yet. */
export type EntryState = 'joined' | 'applying' | 'given' | 'unmet' | 'rejected'

export type Seen = {
  readonly trigger: TriggerSeen
  readonly state: StoredState
  readonly startsAt: Date
  readonly endsAt: Date | null
  /** Nothing is left of its budget. */
  readonly isUsedUp: boolean
  /** The member's own entry; null for a visitor and before joining. */
  readonly entry: {
    readonly state: EntryState
    readonly reward: string | null
    /** How its bonus has ended; null: it goes on, or there is none. */
    readonly outcome?: BonusOutcome | null
  } | null
  /** The member chose it for a deposit that may still be credited. */
  readonly isChosen?: boolean
}

/** The state of a promotion for one member or visitor. What a member has got stays theirs when the promotion ends. */
export function stateOf(seen: Seen, now: Date): PromotionState {
  const { trigger, state, startsAt, endsAt, isUsedUp, entry, isChosen = false } = seen
  const isActivity = trigger.kind === 'application' && trigger.isActivity === true
  // who joined an earlier version goes by it
  const isRunning = state === 'live' || (state === 'replaced' && entry !== null)
  const hasEnded = !isRunning || (endsAt !== null && endsAt <= now)
  if (entry?.state === 'unmet' || entry?.state === 'rejected') return 'rejected'
  if (entry?.state === 'given') return entry.outcome === 'revoked' ? 'rejected' : givenState(entry.reward)
  if (entry?.state === 'applying') return isActivity && !hasEnded ? 'signed up' : 'applying'
  if (hasEnded || isUsedUp) return isActivity ? 'closed' : 'close'
  if (entry || isChosen) return 'joined'
  // nothing to do for the member: it comes by itself
  if (startsAt > now || isGivenByItself(trigger.kind)) return 'coming soon'
  return trigger.kind === 'deposit' || trigger.kind === 'application' ? 'join' : 'claim'
}

function givenState(reward: string | null): PromotionState {
  if (reward === 'offered') return 'issued'
  if (reward === 'claimed') return 'process'
  return reward === 'credited' ? 'claimed' : 'close'
}
