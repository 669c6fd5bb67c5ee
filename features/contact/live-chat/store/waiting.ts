import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'

/** Conversations without an operator. */
export function waitingConversations(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`t.opened_at`)}
      from ${brandTable(brands)}
      join conversation t on t.merchant = brand.merchant and t.state = 'waiting' and t.seq > 0
      group by brand.merchant
    `,
  )
}
