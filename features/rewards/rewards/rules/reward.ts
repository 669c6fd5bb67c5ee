import type { Currency } from '#kit/currency.ts'

/**
 * Rewards: what a source offers, and when a member may claim it. A reward is offered once (`source`, `key`), claimed by hand or
 * automatically, and then credited by the feature of its kind. Example: a mission offers 20 points until Sunday; on Monday it has expired.
 */
export const rewardKindNames = ['cash', 'bonus', 'freeRounds', 'points', 'goods', 'tickets', 'spins'] as const
export type RewardKind = (typeof rewardKindNames)[number]

export const rewardStates = ['offered', 'claimed', 'credited', 'expired', 'withdrawn'] as const
export type RewardState = (typeof rewardStates)[number]

/** A title in each language, written by an operator. */
export type Title = { readonly en: string; readonly vi: string }

export type Reward = {
  readonly id: string
  readonly merchant: string
  readonly memberId: bigint
  /** The feature that offers it, e.g. `missions`. */
  readonly source: string
  readonly sourceKey: string
  readonly campaign: string | null
  readonly kind: RewardKind
  readonly currency: Currency
  /** Ledger units for cash and bonus; points, rounds, tickets, spins or pieces for the other kinds. */
  readonly amount: bigint
  readonly detail: Readonly<Record<string, unknown>>
  readonly title: Title | null
  readonly isEarned: boolean
  readonly state: RewardState
  readonly offeredAt: Date
  readonly claimUntil: Date | null
  readonly claimedAt: Date | null
  readonly creditedAt: Date | null
}

export type Offer = Pick<Reward, 'merchant' | 'memberId' | 'source' | 'kind' | 'currency' | 'amount'> & {
  /** Deterministic and unique within the source, e.g. `upgrade:<member>:<rank>`. */
  readonly key: string
  readonly campaign?: string
  readonly detail?: Readonly<Record<string, unknown>>
  readonly title?: Title
  /** Earned by play already: offered and claimable even where nothing new may be offered. */
  readonly isEarned?: boolean
  /** `automatic`: credited without a claim. */
  readonly claim: 'byHand' | 'automatic'
  /** The last moment at which it can be claimed; null: never expires. */
  readonly claimUntil: Date | null
}

/** The same to many members. */
export type ManyOffer = Omit<Offer, 'memberId' | 'key' | 'isEarned'> & {
  readonly members: readonly bigint[]
  /** The key of each member's offer is `<keyBefore><member><keyAfter>`. */
  readonly keyBefore: string
  readonly keyAfter: string
  /** At most so many are offered, in the order of `members`. */
  readonly most: number
}

type Claim =
  | { readonly isAllowed: true }
  | { readonly refused: 'rewards.notClaimable'; readonly detail: { readonly state: RewardState } }

/** Whether a member may claim a reward now. One that expires at this very moment has expired. */
export function decideClaim({ state, claimUntil }: Pick<Reward, 'state' | 'claimUntil'>, now: Date): Claim {
  const isOver = state === 'offered' && claimUntil !== null && claimUntil <= now
  if (state === 'offered' && !isOver) return { isAllowed: true }
  return { refused: 'rewards.notClaimable', detail: { state: isOver ? 'expired' : state } }
}
