import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'

/** Proposed lifts of exclusions, which need a second operator. */
export function waitingLifts(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`l.proposed_at`)}
      from ${brandTable(brands)}
      join member_view m on m.merchant = brand.merchant
      join exclusion e on e.member_id = m.id
      join exclusion_lift l on l.exclusion_id = e.id and l.state = 'proposed'
      group by brand.merchant
    `,
  )
}
