import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'
import { openStates } from '../rules/states.ts'

/** Withdrawals in the states that the queue lists as open: overdue past the promised time, a dispute a day after the payment. */
export function waitingWithdrawals(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`case when w.state = 'disputed' then w.paid_at + interval '1 day' else w.due_at end`)}
      from ${brandTable(brands)}
      join withdrawal w on w.merchant = brand.merchant and w.state = any(${[...openStates]}::text[])
      group by brand.merchant
    `,
  )
}
