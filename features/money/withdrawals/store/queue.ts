import { startingWith } from '#db/like.ts'
import type { Db } from '#db/pool.ts'
import { many, maybe, one, sql } from '#db/rows.ts'
import { accountKey } from '#kit/names/account-key.ts'
import type { Minor } from '#kit/money.ts'
import type { WithdrawalState } from '../rules/states.ts'
import type { Standing } from '../rules/stops.ts'
import { columns, type WithdrawalRow } from './withdrawals.ts'

export type QueueFilter = {
  readonly state: WithdrawalState | 'open' | null
  readonly merchant: string | null
  readonly least: Minor | null
  readonly dueBefore: Date | null
  readonly eyes: number | null
  readonly find: string | null
}

export type QueueRow = WithdrawalRow &
  Standing & { readonly member: string; readonly payeeName: string | null }

const all = sql`
  from withdrawal w
  join payout_account a on a.id = w.account
  join bank b on b.code = a.bank
  join member_view p on p.id = w.member_id
  join wallet_view l on l.id = w.wallet
`
const selected = sql`select ${columns}, p.account as member, p.payee_name, p.state as member_state, l.is_frozen ${all}`

function fits(filter: QueueFilter) {
  const digits = filter.find?.replace(/^W-/i, '') ?? ''
  const number = /^\d{1,18}$/.test(digits) ? BigInt(digits) : null
  const start = startingWith(accountKey(filter.find ?? ''))
  return sql`
    (${filter.merchant}::text is null or w.merchant = ${filter.merchant})
    and (${filter.least}::bigint is null or w.amount >= ${filter.least})
    and (${filter.dueBefore}::timestamptz is null or w.due_at <= ${filter.dueBefore})
    and (${filter.eyes}::int is null or w.eyes = ${filter.eyes})
    and (
      ${filter.find}::text is null or w.number = ${number} or w.member_id = ${number}
      or p.account_key like ${start}
    )
  `
}

/** 'open' is what an operator can act on now. */
function inState(state: QueueFilter['state']) {
  if (state === null) return sql`true`
  return state === 'open'
    ? sql`w.state in ('requested', 'claimed', 'approved', 'disputed')`
    : sql`w.state = ${state}`
}

const waiting: ReadonlySet<string | null> = new Set(['open', 'requested', 'claimed', 'approved', 'disputed'])

/** Pending ones in the order of their deadline, which is the order of requests; closed ones newest first. */
export async function queueOf(
  db: Db,
  filter: QueueFilter,
  { below, limit }: { readonly below: bigint | null; readonly limit: number },
): Promise<QueueRow[]> {
  const isWaiting = waiting.has(filter.state)
  const beyond = isWaiting ? sql`w.number > ${below}` : sql`w.number < ${below}`
  return many(
    db,
    sql<QueueRow>`
      ${selected}
      where ${inState(filter.state)} and ${fits(filter)} and (${below}::bigint is null or ${beyond})
      order by w.number ${isWaiting ? sql`asc` : sql`desc`}
      limit ${limit}
    `,
  )
}

export async function queueCounts(
  db: Db,
  filter: QueueFilter,
): Promise<{ state: WithdrawalState; count: number }[]> {
  return many(
    db,
    sql<{ state: WithdrawalState; count: number }>`
      select w.state, count(*)::int as count ${all}
      where ${fits(filter)}
      group by w.state
    `,
  )
}

export async function queueTotal(db: Db, filter: QueueFilter): Promise<{ count: number; amount: Minor }> {
  return one(
    db,
    sql<{ count: number; amount: Minor }>`
      select count(*)::int as count, coalesce(sum(w.amount), 0)::bigint as amount ${all}
      where ${inState(filter.state)} and ${fits(filter)}
    `,
  )
}

export async function queueRow(db: Db, id: string): Promise<QueueRow | null> {
  return maybe(db, sql<QueueRow>`${selected} where w.id = ${id}`)
}
