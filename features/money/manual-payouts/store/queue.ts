import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import { isFound, orderQueue } from '#db/review/queue.ts'
import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'
import { openStates } from '../rules.ts'
import { columns, type PayoutRow } from './payouts.ts'

export type QueueFilter = { readonly merchant: string | null; readonly find: string | null }

export type QueueRow = PayoutRow & {
  readonly member: string
  readonly bankName: string
  readonly accountNumber: string
}

/** The feature's own part of the question: everything but the state. */
export function fits({ merchant, find }: QueueFilter) {
  return sql`
    (${merchant}::text is null or o.merchant = ${merchant})
    and (${isFound(find, { mark: 'W', alias: 'o', account: 'p' })} or upper(o.bank_reference) = upper(${find}))
  `
}

export const queue = orderQueue<QueueRow>({
  alias: 'o',
  columns: sql`${columns}, p.account as member, b.name as bank_name, a.account_number`,
  joined: sql`
    from manual_payout o
    join withdrawal_view w on w.id = o.id
    join payout_account_view a on a.id = w.account
    join bank_view b on b.code = a.bank
    join member_view p on p.id = o.member_id
  `,
  open: openStates,
  waiting: openStates,
})

/** Payouts that wait for an operator: overdue past the time that members are promised. */
export function waitingPayouts(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`o.due_at`)}
      from ${brandTable(brands)}
      join manual_payout o on o.merchant = brand.merchant and o.state = any(${[...openStates]}::text[])
      group by brand.merchant
    `,
  )
}
