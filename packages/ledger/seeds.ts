import type { Db, Tx } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'

/** The result of a seed change, and the last nonce drawn from the previous seed (−1: none). */
export type SeedChange = {
  readonly told: 'ok' | 'unknownWallet' | 'notInUse' | 'roundOpen'
  readonly lastNonce: bigint | null
}

/**
 * Closes a wallet's seed and activates another (null: none). Takes the wallet's lock: once it has committed, no process can post a
 * round of the old seed. Refused while a round of the old seed is open. A seed is used only once.
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
 * Locks a round's wallet and returns whether the round is open: the last statement of a transaction that changes an open round without
 * moving money, so that the round is not ended concurrently.
 */
export async function holdsOpen(tx: Tx, wallet: bigint, round: string): Promise<boolean> {
  const { isOpen } = await one<{ isOpen: boolean }>(
    tx,
    sql`select ledger_holds_open(${wallet}, ${round}::uuid) as is_open`,
  )
  return isOpen
}
