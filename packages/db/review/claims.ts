import type { Tx } from '../pool.ts'
import { run, sql } from '../rows.ts'

export type Claim = { readonly operator: string; readonly account: string; readonly now: Date }

/** Who holds an order: the columns claimed_by, claimed_by_account and claimed_at of a feature's own table. */
export function claimsOf(table: string) {
  const orders = sql.table(table)
  return {
    /** The caller holds the row's lock. Null releases it; `state` is the order's state from then on, unless it stays. */
    async set(tx: Tx, id: string, claim: Claim | null, state: string | null = null): Promise<void> {
      await run(
        tx,
        sql`
          update ${orders}
          set state = coalesce(${state}::text, state), claimed_by = ${claim?.operator ?? null}::uuid,
            claimed_by_account = ${claim?.account ?? null}, claimed_at = ${claim?.now ?? null}::timestamptz
          where id = ${id}
        `,
      )
    },
  }
}
