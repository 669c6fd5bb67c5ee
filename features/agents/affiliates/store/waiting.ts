import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'

/** Applications that no operator has contacted or decided yet. */
export function waitingApplications(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`a.sent_at`)}
      from ${brandTable(brands)}
      join affiliate_applicant a on a.merchant = brand.merchant and a.state = 'new'
      group by brand.merchant
    `,
  )
}
