import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'

/** Feedback without an answer; overdue past the time promised to the member. */
export function waitingFeedback(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`f.due_at`)}
      from ${brandTable(brands)}
      join feedback f on f.merchant = brand.merchant and f.state in ('new', 'inWork')
      group by brand.merchant
    `,
  )
}
