import { startingWith } from '#db/like.ts'
import type { Db } from '#db/pool.ts'
import { many, maybe, one, sql } from '#db/rows.ts'
import { accountKey } from '#kit/names/account-key.ts'
import type { Minor } from '#kit/money.ts'
import type { DepositState } from '../rules/states.ts'
import type { DepositRow } from './deposits.ts'

export type QueueFilter = {
  readonly state: DepositState | 'open' | null
  readonly merchant: string | null
  readonly method: string | null
  readonly least: Minor | null
  readonly from: Date | null
  readonly find: string | null
}

export type QueueRow = DepositRow & { readonly member: string; readonly processorRef: string | null }

/** 'open' is what an operator can act on now. */
const openStates = sql`('inReview', 'awaitingSlip')`

function fits(filter: QueueFilter) {
  const digits = filter.find?.replace(/^D-/i, '') ?? ''
  const number = /^\d{1,18}$/.test(digits) ? BigInt(digits) : null
  const start = startingWith(accountKey(filter.find ?? ''))
  return sql`
    (${filter.merchant}::text is null or d.merchant = ${filter.merchant})
    and (${filter.method}::text is null or m.code = ${filter.method})
    and (${filter.least}::bigint is null or d.amount >= ${filter.least})
    and (${filter.from}::timestamptz is null or d.created_at >= ${filter.from})
    and (
      ${filter.find}::text is null or d.number = ${number} or d.member_id = ${number}
      or p.account_key like ${start}
    )
  `
}

function inState(state: QueueFilter['state']) {
  if (state === null) return sql`true`
  return state === 'open' ? sql`d.state in ${openStates}` : sql`d.state = ${state}`
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

/** Newest first below a number; pending decisions oldest first. */
export async function queueOf(
  db: Db,
  filter: QueueFilter,
  { below, limit }: { readonly below: bigint | null; readonly limit: number },
): Promise<QueueRow[]> {
  const isWaiting = filter.state === 'open' || filter.state === 'inReview'
  const beyond = isWaiting ? sql`d.number > ${below}` : sql`d.number < ${below}`
  return many(
    db,
    sql<QueueRow>`
      select ${columns} ${joined}
      where ${inState(filter.state)} and ${fits(filter)} and (${below}::bigint is null or ${beyond})
      order by d.number ${isWaiting ? sql`asc` : sql`desc`}
      limit ${limit}
    `,
  )
}

export async function queueCounts(
  db: Db,
  filter: QueueFilter,
): Promise<{ state: DepositState; count: number }[]> {
  return many(
    db,
    sql<{ state: DepositState; count: number }>`
      select d.state, count(*)::int as count ${joined}
      where ${fits(filter)}
      group by d.state
    `,
  )
}

export async function queueTotal(db: Db, filter: QueueFilter): Promise<{ count: number; amount: Minor }> {
  return one(
    db,
    sql<{ count: number; amount: Minor }>`
      select count(*)::int as count, coalesce(sum(d.amount), 0)::bigint as amount ${joined}
      where ${inState(filter.state)} and ${fits(filter)}
    `,
  )
}

export async function queueRow(db: Db, id: string): Promise<QueueRow | null> {
  return maybe(db, sql<QueueRow>`select ${columns} ${joined} where d.id = ${id}`)
}

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
