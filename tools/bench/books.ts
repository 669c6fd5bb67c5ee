/**
 * Checks after every slice: what was acknowledged is stored, nothing else is, and the ledger is consistent. A fast inconsistent ledger is a
 * failure.
 */
import type pg from 'pg'
import { openDb } from '#db/pool.ts'
import { proveNext } from '#ledger/reconcile.ts'

export type Books = {
  /** Lines in the ledger: the sum of every wallet's seq. */
  readonly lines: () => Promise<bigint>
  /** Throws if the new batches are inconsistent. */
  readonly prove: () => Promise<void>
  readonly walBytes: () => Promise<number>
}

export function openBooks(owner: pg.Pool): Books {
  const db = openDb(owner)
  const ask = async (text: string) => {
    const { rows } = await owner.query<{ value: string }>(text)
    return rows[0]?.value ?? '0'
  }
  return {
    lines: async () => BigInt(await ask('select sum(seq)::text as value from wallet')),
    walBytes: async () =>
      Number(await ask(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as value`)),
    prove: async () => {
      for (let step = 0; step < 2; step += 1) {
        const { faults } = await proveNext(db)
        if (faults.length)
          throw new Error(
            `bench: the ledger does not reconcile: ${faults.map((one) => one.fault).join('; ')}`,
          )
      }
    },
  }
}

/** Throws unless exactly what was acknowledged was stored; `unanswered` calls may or may not have been. */
export function checkStored(stored: bigint, acknowledged: number, unanswered = 0): void {
  const extra = Number(stored) - acknowledged
  if (extra < 0 || extra > unanswered)
    throw new Error(`bench: ${acknowledged} acknowledged, ${stored} stored`)
}
