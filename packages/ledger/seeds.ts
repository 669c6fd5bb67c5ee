import type { Db, Tx } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'

/** What a change of a wallet's seed came to, and the last nonce that was drawn from the one before (−1: none). */
export type SeedChange = {
  readonly told: 'ok' | 'unknownWallet' | 'notInUse' | 'roundOpen'
  readonly lastNonce: bigint | null
}

/**
 * Ends the use of a wallet's seed and begins that of another (null: of none). It takes the wallet's lock: once it has committed,
 * no round of the old seed is posted, by any process. Refused where a round of the old seed is open. A seed is used only once.
 */
export async function useSeed(
  tx: Db | Tx,
  wallet: bigint,
  change: { readonly from: string | null; readonly to: string | null },
): Promise<SeedChange> {
  return one<SeedChange>(
    tx,
    sql`select told, last_nonce from ledger_use_seed(${wallet}, ${change.from}::uuid, ${change.to}::uuid)`,
  )
}

/**
 * Locks a round's wallet and tells whether the round is open: the last statement of a transaction that changes an open round without
 * moving money, so that the round is not ended elsewhere meanwhile.
 */
export async function holdsOpen(tx: Tx, wallet: bigint, round: string): Promise<boolean> {
  const { isOpen } = await one<{ isOpen: boolean }>(
    tx,
    sql`select ledger_holds_open(${wallet}, ${round}::uuid) as is_open`,
  )
  return isOpen
}
