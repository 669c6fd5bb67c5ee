import { escaped, startingWith } from '#db/like.ts'
import type { Db } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { Looked } from '../rules.ts'

export type Found = {
  readonly id: bigint
  readonly merchant: string
  readonly account: string
  readonly nickname: string
  readonly type: number
  readonly state: 'open' | 'locked' | 'closed'
  readonly currency: Currency | null
  readonly balance: Minor
  readonly held: Minor
  readonly createdAt: Date
  readonly lastLoginAt: Date | null
  readonly labels: readonly string[]
  /** Name of the VIP rank in each language; null: the base rank. */
  readonly rank: { readonly en: string; readonly vi: string } | null
  /** The account or the id is exactly what was searched for. */
  readonly isExact: boolean
}

export type Filter = {
  readonly looked: Looked | null
  readonly merchant: string | null
  readonly state: string | null
  readonly type: number | null
  readonly label: string | null
}

/** The maximum of matches per search method; each uses its own index. */
const MOST_OF_A_WAY = 200

function idsOf({ start, account, part, id, ip, personal, mobileEnd }: Looked) {
  const begin = startingWith(start)
  const most = sql.lit(MOST_OF_A_WAY)
  const ways = [
    sql`(select id from member_view where account_key like ${startingWith(account)} order by account_key limit ${most})`,
    sql`(select id from member_view where lower(nickname) like ${begin} limit ${most})`,
    ...(part === null
      ? []
      : [sql`(select id from member_view where nickname ilike ${`%${escaped(part)}%`} limit ${most})`]),
    ...(id === null ? [] : [sql`(select id from member_view where id = ${id})`]),
    ...(ip === null
      ? []
      : [
          sql`(select id from member_view where register_ip = ${ip} limit ${most})`,
          sql`(select member_id from login_event_view where ip = ${ip} limit ${most})`,
        ]),
    ...(personal === null
      ? []
      : [
          sql`(select id from member_view where lower(email) like ${startingWith(personal)} limit ${most})`,
          sql`(select id from member_view where lower(payee_name) like ${startingWith(personal)} limit ${most})`,
          sql`(select member_id from member_field_view where lower(value) = ${personal} limit ${most})`,
        ]),
    ...(mobileEnd === null
      ? []
      : [sql`(select id from member_view where reverse(mobile) like ${`${mobileEnd}%`} limit ${most})`]),
  ]
  return sql.join(ways, sql` union `)
}

const fits = ({ looked, merchant, state, type, label }: Filter) => sql`
  (${merchant}::text is null or m.merchant = ${merchant})
  and (${state}::text is null or m.state = ${state})
  and (${type}::int is null or m.type = ${type})
  ${label === null ? sql`` : sql`and exists (select from member_labelled l where l.member_id = m.id and l.label = ${label}::uuid)`}
  ${looked === null ? sql`` : sql`and m.id in (${idsOf(looked)})`}
`

/** Whether a member `m` is named exactly: newer members whose name only begins so would otherwise push them off the page. */
const isExact = ({ looked }: Filter) =>
  looked === null
    ? sql`false`
    : sql`coalesce(m.account_key = ${looked.account} or m.id = ${looked.id}::bigint, false)`

/** Members that match any identifier: on the first page the one that is named exactly, then the newest first. */
export function membersFound(
  db: Db,
  filter: Filter,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<Found[]> {
  return many(
    db,
    sql<Found>`
      select m.id, m.merchant, m.account, m.nickname, m.type, m.state, b.currency, coalesce(w.balance, 0) as balance,
        coalesce(w.held, 0) as held, m.created_at,
        (select max(s.created_at) from member_session_view s where s.member_id = m.id) as last_login_at,
        array(
          select k.name from member_labelled l join member_label k on k.id = l.label where l.member_id = m.id order by k.name
        ) as labels,
        (select r.name from vip_member_rank r where r.member_id = m.id) as rank, m.is_exact
      from (
        select m.*, ${isExact(filter)} as is_exact
        from member_view m
        where ${fits(filter)} and (${before}::bigint is null or (m.id < ${before} and not ${isExact(filter)}))
        order by is_exact desc, m.id desc
        limit ${limit}
      ) m
      left join wallet_view w on w.owner = m.id and w.kind = 'cash'
      left join book_view b on b.id = w.book
      order by m.is_exact desc, m.id desc
    `,
  )
}

/** The number of matching members, regardless of the page. */
export async function membersCounted(db: Db, filter: Filter): Promise<number> {
  const { count } = await one(
    db,
    sql<{ count: number }>`select count(*)::int as count from member_view m where ${fits(filter)}`,
  )
  return count
}
