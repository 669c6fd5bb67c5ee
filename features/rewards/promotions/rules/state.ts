import { isGivenByItself, type TriggerKind } from './triggers.ts'

/** States of a promotion as a member sees it (§4, decision 38). */
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
] as const
export type PromotionState = (typeof promotionStates)[number]

/**
 * The transitions, as one table. `coming soon` opens at its start; `join` waits for a deposit and `claim` for a press. `process`: the
 * reward is being credited; `issued`: it waits in the reward centre. `applying` and `rejected` belong to applications that an operator
 * decides, and to conditions that a deposit did not meet.
 */
export const transitions: Readonly<Record<PromotionState, readonly PromotionState[]>> = {
  'coming soon': ['join', 'claim', 'process', 'issued', 'claimed', 'close'],
  join: ['joined', 'applying', 'close'],
  claim: ['process', 'issued', 'claimed', 'applying', 'close'],
  applying: ['issued', 'rejected', 'close'],
  joined: ['process', 'issued', 'claimed', 'rejected', 'close'],
  process: ['issued', 'claimed', 'close'],
  issued: ['claimed', 'close'],
  claimed: [],
  rejected: [],
  close: [],
}

/** As stored; `replaced`: a newer version has taken its place. */
export const storedStates = ['draft', 'live', 'stopped', 'replaced'] as const
export type StoredState = (typeof storedStates)[number]

export type Seen = {
  readonly trigger: TriggerKind
  readonly state: StoredState
  readonly startsAt: Date
  readonly endsAt: Date | null
  /** Nothing is left of its budget. */
  readonly isUsedUp: boolean
  /** The member's own entry; null for a visitor and before joining. */
  readonly entry: { readonly state: 'joined' | 'given' | 'unmet'; readonly reward: string | null } | null
}

/** The state of a promotion for one member or visitor. What a member has got stays theirs when the promotion ends. */
export function stateOf(
  { trigger, state, startsAt, endsAt, isUsedUp, entry }: Seen,
  now: Date,
): PromotionState {
  if (entry?.state === 'unmet') return 'rejected'
  if (entry?.state === 'given') {
    if (entry.reward === 'offered') return 'issued'
    return entry.reward === 'claimed' ? 'process' : entry.reward === 'credited' ? 'claimed' : 'close'
  }
  const isOver = state !== 'live' || isUsedUp || (endsAt !== null && endsAt <= now)
  if (isOver) return 'close'
  if (entry) return 'joined'
  // nothing to do for the member: it comes by itself
  if (startsAt > now || isGivenByItself(trigger)) return 'coming soon'
  return trigger === 'deposit' ? 'join' : 'claim'
}
