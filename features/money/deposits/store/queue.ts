import type { Db } from '#db/pool.ts'
import { maybe, one, sql } from '#db/rows.ts'
import { isFound, orderQueue } from '#db/review/queue.ts'
import type { Minor } from '#kit/money.ts'
import { openStates, type DepositState } from '../rules/states.ts'
import type { DepositRow } from './deposits.ts'
import type { BrandOf } from '#db/review/owners.ts'

export type QueueFilter = {
  readonly state: DepositState | 'open' | null
  readonly merchant: string | null
  readonly method: string | null
  readonly least: Minor | null
  readonly from: Date | null
  readonly find: string | null
}

export type QueueRow = DepositRow & { readonly member: string; readonly processorRef: string | null }

/** 'open' is what waits for an operator. */
export function fits({ merchant, method, least, from, find }: QueueFilter) {
  return sql`
    (${merchant}::text is null or d.merchant = ${merchant})
    and (${method}::text is null or m.code = ${method})
    and (${least}::bigint is null or d.amount >= ${least})
    and (${from}::timestamptz is null or d.created_at >= ${from})
    and ${isFound(find, { mark: 'D', alias: 'd', account: 'p' })}
  `
}

const columns = sql`
  d.id, d.number, d.member_id, d.merchant, d.wallet, d.currency, d.amount, d.fee, d.state, d.processor_ref, d.page,
  d.return_url, d.language, d.created_at, d.expires_at, d.asked_at, d.closed_at, d.reported, d.is_late, d.claimed_by,
  d.claimed_by_account, d.reason, exists (select 1 from deposit_slip s where s.deposit = d.id) as has_slip,
  m.code, m.kind, m.processor, m.name, coalesce(d.fee_ppm, m.fee_ppm) as fee_ppm,
  coalesce(d.fee_fixed, m.fee_fixed) as fee_fixed, m.arrival_seconds, coalesce(d.house_account, m.account) as account,
  d.account as order_account, m.channel, m.least, m.most, m.asset, m.network, m.confirmations, p.account as member
`

const joined = sql`
  from deposit d
  join deposit_method m on m.id = d.method
  join member_view p on p.id = d.member_id
`

export const queue = orderQueue<QueueRow>({
  alias: 'd',
  columns,
  joined,
  open: openStates,
  waiting: openStates,
})

/** The member's earlier deposits, for the reviewer. */
export async function paidBefore(
  db: Db,
  memberId: bigint,
): Promise<{ count: number; amount: Minor; failed: number }> {
  return one(
    db,
    sql<{ count: number; amount: Minor; failed: number }>`
      select count(*) filter (where credited_at is not null)::int as count,
        (
          select coalesce(sum(f.deposits), 0)::bigint
          from figure_line f
          where f.member_id = ${memberId} and f.code > 19
        ) as amount,
        count(*) filter (where state in ('failed', 'rejected'))::int as failed
      from deposit
      where member_id = ${memberId}
    `,
  )
}

/** The brand that a deposit belongs to, or null. */
export const brandOfDeposit: BrandOf = (reader, id) =>
  maybe(reader, sql<{ merchant: string }>`select merchant from deposit where id = ${id}::uuid`)
