import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'

/** Transfers with an open alarm or with a decision that needs a second operator. */
export function waitingTransfers(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`waiting.at`)}
      from ${brandTable(brands)}
      join vendor_transfer t on t.merchant = brand.merchant
      join (
        select transfer, min(at) as at
        from (
          select transfer, proposed_at as at from vendor_transfer_approval where state = 'proposed'
          union all
          select transfer, at from vendor_transfer_alarm where closed_at is null
        ) both_kinds
        group by transfer
      ) waiting on waiting.transfer = t.id
      group by brand.merchant
    `,
  )
}
