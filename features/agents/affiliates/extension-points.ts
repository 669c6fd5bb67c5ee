import type { Tx } from '#db/pool.ts'
import type { Minor } from '#kit/money.ts'
import { extensionList } from '#server/extension/point.ts'
import type { App } from '#server/app.ts'

export type Reached = {
  readonly event: 'registration' | 'firstDeposit' | 'qualified'
  readonly memberId: bigint
  readonly affiliateId: bigint
  readonly at: Date
  readonly amount: Minor
}

/** Told of each milestone of a player, once, in the transaction that notes it; filled by the postbacks. */
export const milestoneReached = extensionList<(tx: Tx, of: Reached, app: App) => Promise<void>>(
  'affiliates.milestoneReached',
)
