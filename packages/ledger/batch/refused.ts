import type { Tx } from '#db/pool.ts'
import { post } from '../posting.ts'
import type { LedgerItem } from '../types.ts'

/** The ledger refused wallets of a slice, whose transaction is rolled back. */
class WalletsRefused extends Error {
  readonly memberIds: readonly bigint[]
  constructor(memberIds: readonly bigint[]) {
    super(`the ledger refused ${memberIds.length} wallets`)
    this.memberIds = memberIds
  }
}

/** Posts what a slice of a run pays, each row to its member. A refusal rolls the slice back: `withoutRefused` repeats it without them. */
export async function postSlice<Row extends { readonly memberId: bigint }>(
  tx: Tx,
  rows: readonly Row[],
  itemOf: (row: Row) => LedgerItem,
): Promise<void> {
  if (rows.length === 0) return
  const results = await post(tx, rows.map(itemOf))
  const refused = rows.filter((_, index) => results[index]?.status === 'refused')
  if (refused.length > 0) throw new WalletsRefused(refused.map(({ memberId }) => memberId))
}

/** Runs a slice, and again without the members whose wallets could not take it: frozen, closed. Each attempt is one transaction. */
export async function withoutRefused<T>(slice: (refused: readonly bigint[]) => Promise<T>): Promise<T> {
  let refused: readonly bigint[] = []
  for (;;) {
    try {
      return await slice(refused)
    } catch (error) {
      if (!(error instanceof WalletsRefused)) throw error
      refused = [...refused, ...error.memberIds]
    }
  }
}
