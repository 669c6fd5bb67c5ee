import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'

/** Open fraud flags. */
export function waitingFlags(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`f.raised_at`)}
      from ${brandTable(brands)}
      join member_view m on m.merchant = brand.merchant
      join fraud_flag f on f.member_id = m.id and f.state = 'open'
      group by brand.merchant
    `,
  )
}
