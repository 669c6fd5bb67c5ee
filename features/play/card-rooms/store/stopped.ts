import type { Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'

/**
 * Which of these wallets pay nothing out now. They are not locked: one that is frozen a moment later makes the ledger refuse, and the
 * caller tries again.
 */
export async function stoppedAmong(tx: Tx, wallets: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const rows = await many(
    tx,
    sql<{ id: bigint }>`
      select id from wallet_view where id = any(${[...wallets]}::bigint[]) and (is_frozen or state <> 'open')
    `,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Whether a wallet pays nothing out now; without one there is nothing to pay. */
export const isStopped = async (tx: Tx, wallet: bigint | null): Promise<boolean> =>
  wallet !== null && (await stoppedAmong(tx, [wallet])).size > 0
