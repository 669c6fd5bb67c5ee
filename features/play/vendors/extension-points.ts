import type { Tx } from '#db/pool.ts'
import { extensionPoint } from '#server/extension/point.ts'

/** A win of free rounds that a vendor reports. */
export type FreeRoundsWin = {
  readonly vendor: string
  /** The vendor's id of the transaction. */
  readonly transaction: string
  /** The order that it names. */
  readonly order: string
  readonly memberId: bigint
  readonly amount: bigint
  /** The vendor says that these were the last rounds. */
  readonly isLast: boolean
  readonly now: Date
}

/** What orders free rounds of a vendor decides where their wins go; both run in the transaction of the vendor's call. */
export type FreeRoundsOrders = {
  /** Notes the win and returns the wallet that gets it; null: this member has no such order at the vendor. */
  readonly win: (tx: Tx, win: FreeRoundsWin) => Promise<bigint | null>
  /** Notes that the win is rolled back and returns the wallet that got it; null: it was no win of free rounds. */
  readonly back: (tx: Tx, win: Pick<FreeRoundsWin, 'vendor' | 'transaction'>) => Promise<bigint | null>
}

export const freeRoundsOrders = extensionPoint<FreeRoundsOrders>('vendors.freeRounds')
