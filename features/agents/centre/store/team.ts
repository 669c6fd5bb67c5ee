import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, sql, type Sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'
import { inScope, named, type Scope } from './scope.ts'

type Reader = Db | Tx

export type TeamRow = {
  readonly id: bigint
  readonly account: string
  readonly accountKey: string
  readonly nickname: string
  readonly type: number
  readonly state: 'open' | 'locked' | 'closed'
  readonly joinedAt: Date
  readonly level: number
  readonly directs: number
  readonly team: number
  readonly balance: Minor
  readonly isOnline: boolean
  readonly lastLoginAt: Date | null
}

/** A session is online until this long after its last call. */
const ONLINE_MS = 5 * 60_000

const rowOf = (scope: Scope, currency: string, now: Date): Sql<TeamRow> => sql<TeamRow>`
  m.id, m.account, m.account_key, m.nickname, m.type, m.state, m.created_at as joined_at,
  cardinality(m.line) - ${scope.depth} as level,
  (
    select count(*)::int
    from member_view d
    where d.upline_id = m.id and (not ${scope.hidesStaff}::boolean or d.type not in (41, 42))
  ) as directs,
  (
    select count(*)::int
    from member_view d
    where d.line > m.line and d.line < m.line[:cardinality(m.line) - 1] || (m.id + 1)
      and (not ${scope.hidesStaff}::boolean or d.type not in (41, 42))
  ) as team,
  coalesce(
    (
      select sum(w.balance)
      from wallet_view w
      join figure_book b on b.book = w.book and b.currency = ${currency}
      where w.owner = m.id and w.kind = 'cash'
    ),
    0
  )::bigint as balance,
  s.last_login_at,
  coalesce(s.seen_at > ${new Date(now.getTime() - ONLINE_MS)}, false) as is_online
  from member_view m
  left join lateral (
    select max(v.created_at) as last_login_at, max(v.last_seen_at) filter (where v.ended_at is null and v.expires_at > ${now}) as seen_at
    from member_session_view v
    where v.member_id = m.id
  ) s on true
`

export type TeamFilter = {
  /** The direct downline of the root, or accounts anywhere below it. */
  readonly find: string | undefined
  readonly state: TeamRow['state'] | undefined
  readonly kind: 'agents' | 'players' | undefined
  readonly label: { readonly owner: bigint; readonly text: string } | null
}

const filtered = (scope: Scope, { find, state, kind, label }: TeamFilter): Sql<unknown> => sql`
  ${inScope(scope)} and ${named(find)}
  and (${(find ?? '') !== ''}::boolean or m.upline_id = ${scope.top})
  and (${state ?? null}::text is null or m.state = ${state ?? null})
  and (${kind ?? null}::text is null or (m.type = 0) = (${kind ?? null} = 'players'))
  and (
    ${label?.text ?? null}::text is null or exists (
      select
      from agent_label_view l
      where l.owner_id = ${label?.owner ?? null}::bigint and l.member_id = m.id and l.label = ${label?.text ?? null}
    )
  )
`

export type TeamPage = TeamFilter & {
  readonly sort: 'newest' | 'account'
  readonly beforeId: bigint | null
  readonly afterKey: string | null
  readonly limit: number
  readonly currency: string
  readonly now: Date
}

/** One page of the team, by account or newest first. */
export function teamOf(reader: Reader, scope: Scope, page: TeamPage): Promise<TeamRow[]> {
  const { sort, beforeId, afterKey, limit, currency, now } = page
  return many(
    reader,
    sql<TeamRow>`
      select ${rowOf(scope, currency, now)}
      where ${filtered(scope, page)}
        and (${beforeId}::bigint is null or m.id < ${beforeId})
        and (${afterKey}::text is null or m.account_key > ${afterKey})
      order by case when ${sort} = 'account' then m.account_key end, m.id desc
      limit ${limit}
    `,
  )
}

export async function teamCount(reader: Reader, scope: Scope, filter: TeamFilter): Promise<number> {
  const { n } = await one(
    reader,
    sql<{ n: number }>`
      select count(*)::int as n
      from member_view m
      where ${filtered(scope, filter)}
    `,
  )
  return n
}

export function teamMember(
  reader: Reader,
  scope: Scope,
  { id, currency, now }: { readonly id: bigint; readonly currency: string; readonly now: Date },
): Promise<TeamRow | null> {
  return maybe(
    reader,
    sql<TeamRow>`select ${rowOf(scope, currency, now)} where ${inScope(scope)} and m.id = ${id}`,
  )
}

/** The accounts of a line's members, in its order. */
export async function accountsOf(
  reader: Reader,
  ids: readonly bigint[],
): Promise<{ id: bigint; account: string }[]> {
  return many(
    reader,
    sql<{ id: bigint; account: string }>`
      select m.id, m.account
      from member_view m
      where m.id = any (${ids}::bigint[])
      order by cardinality(m.line)
    `,
  )
}

/** The direct downline, for messages; oldest first. */
export async function directsOf(reader: Reader, scope: Scope, most: number): Promise<bigint[]> {
  const rows = await many(
    reader,
    sql<{ id: bigint }>`
      select m.id
      from member_view m
      where ${inScope(scope)} and m.upline_id = ${scope.top} and m.state = 'open'
      order by m.id
      limit ${most}
    `,
  )
  return rows.map(({ id }) => id)
}
