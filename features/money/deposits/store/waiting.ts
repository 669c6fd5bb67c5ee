import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'
import { openStates } from '../rules/states.ts'

/** Deposits in the states that the queue lists as open: they wait since the newest proof of transfer, or since the order. */
export function waitingDeposits(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`coalesce(slip.at, d.created_at)`)}
      from ${brandTable(brands)}
      join deposit d on d.merchant = brand.merchant and d.state = any(${[...openStates]}::text[])
      left join lateral (select max(s.at) as at from deposit_slip s where s.deposit = d.id) slip on true
      group by brand.merchant
    `,
  )
}
