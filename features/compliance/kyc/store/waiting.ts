import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'

/** Identity documents to review. */
export function waitingDocuments(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`c.sent_at`)}
      from ${brandTable(brands)}
      join identity_document c on c.merchant = brand.merchant and c.state = 'waiting'
      group by brand.merchant
    `,
  )
}
