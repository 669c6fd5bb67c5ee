import type { App } from '#server/app.ts'
import { extensionList } from '#server/extension/point.ts'
import type { Tx } from '#db/pool.ts'
import type { LedgerItem } from '#ledger/types.ts'
import type { Reward, RewardKind } from './rules/reward.ts'

/** What crediting a reward takes: the ledger items that `rewards` posts last, and what follows the commit. */
export type Credit = {
  readonly items: readonly LedgerItem[]
  readonly afterCommit?: () => void | Promise<void>
}

/** How one kind of reward is credited. */
export type RewardKindHandler = {
  readonly kind: RewardKind
  /**
   * Writes the domain rows of a claimed reward within `tx` and returns its ledger items; posts nothing itself, since a transaction posts
   * once. Keys of items come from the reward's ID. A refusal leaves the reward claimable.
   */
  readonly credit: (
    app: App,
    tx: Tx,
    reward: Reward,
  ) => Promise<Credit | { readonly refused: 'rewards.notNow' | 'rewards.blocked' }>
  /** The wagering that its terms ask for, as a multiple of the reward; left out where it has none. */
  readonly wagering?: (tx: Tx, reward: Reward) => Promise<number | null>
  /** Several rewards may be credited in one transaction; not so for bonus wallets (docs/decisions/0060, locks). */
  readonly isBatched: boolean
}

/** Filled by each feature that credits a kind of reward. */
export const rewardKinds = extensionList<RewardKindHandler>('rewards.kinds')

/** A source whose rewards are not shown to a member at times, and cannot be claimed then: cashback on losses during play. */
export type HiddenSource = {
  readonly source: string
  readonly isHidden: (app: App, memberId: bigint, now: Date) => Promise<boolean>
}

export const hiddenSources = extensionList<HiddenSource>('rewards.hiddenSources')
