import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'

/** Entries in the queue, and uploaded statements that another operator has to approve. */
export function waitingEntries(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`w.at`)}
      from ${brandTable(brands)}
      join (
        select merchant, at from bank_entry where state = 'queued'
        union all
        select merchant, at from bank_statement where state = 'waiting'
      ) w on w.merchant = brand.merchant
      group by brand.merchant
    `,
  )
}
