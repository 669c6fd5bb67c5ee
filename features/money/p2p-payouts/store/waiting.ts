import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'

/** Disputed matches, and those to review before they count as received. */
export function waitingMatches(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`coalesce(m.sent_at, m.created_at)`)}
      from ${brandTable(brands)}
      join payout_offer o on o.merchant = brand.merchant
      join payout_match m on m.withdrawal = o.withdrawal and m.state in ('disputed', 'review')
      group by brand.merchant
    `,
  )
}
