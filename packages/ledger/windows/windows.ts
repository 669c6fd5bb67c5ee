import type { Tx } from '#db/pool.ts'
import { one, run, sql } from '#db/rows.ts'
import type { WindowEpoch } from '../types.ts'

/** When bets of a shared round may be placed (docs/decisions/0070). */
export type BetWindow = {
  readonly id: string
  readonly opensAt: Date
  readonly closesAt: Date
  readonly isShut: boolean
  /** A bet states the epoch that it was priced for; another one refuses it. */
  readonly epoch: number
}

/**
 * Creates or moves a window. Waits for the batches that hold it: once this returns, no bet of the window's earlier state can follow. The
 * transaction must not hold wallets.
 */
export async function setBetWindow(
  tx: Tx,
  { id, opensAt, closesAt, isShut, epoch }: BetWindow,
): Promise<void> {
  await run(tx, sql`select ledger_set_window(${id}, ${opensAt}, ${closesAt}, ${isShut}, ${epoch})`)
}

/**
 * Holds windows until the transaction ends, after a posting that depends on them; false: one of them is shut or in another epoch, and the
 * transaction must be rolled back.
 */
export async function holdBetWindows(tx: Tx, windows: readonly WindowEpoch[]): Promise<boolean> {
  const { code } = await one(
    tx,
    sql<{ code: number }>`
      select ledger_hold_windows(${windows.map(({ id }) => id)}::uuid[], ${windows.map(({ epoch }) => epoch)}::int[]) as code
    `,
  )
  return code === 0
}
