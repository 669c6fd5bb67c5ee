import type { Db, Tx } from '#db/pool.ts'
import { many, one, sql, type Sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { Period } from '../rules/period.ts'
import { inScope, type Scope } from './scope.ts'

type Reader = Db | Tx

export type Play = {
  readonly rounds: bigint
  readonly stake: Minor
  readonly valid: Minor
  readonly win: Minor
}

export type Moved = { readonly deposits: Minor; readonly withdrawals: Minor; readonly bonuses: Minor }

export type Asked = Period & { readonly currency: Currency; readonly zone: string }

/** Sums of `play_member_day_view` y. */
const playSums = sql<Play>`
  coalesce(sum(y.rounds), 0)::bigint as rounds, coalesce(sum(y.stake), 0)::bigint as stake,
  coalesce(sum(y.valid), 0)::bigint as valid, coalesce(sum(y.win), 0)::bigint as win
`

const played = (scope: Scope, { from, to, currency }: Asked): Sql<unknown> => sql`
  from member_view m
  join play_member_day_view y on y.member_id = m.id and y.day between ${from}::date and ${to}::date and y.currency = ${currency}
  where ${inScope(scope)}
`

/** Who is in the team now, and who joined in the period. */
export function teamCounts(
  reader: Reader,
  scope: Scope,
  { from, to, zone, onlineSince, now }: Asked & { readonly onlineSince: Date; readonly now: Date },
) {
  return one(
    reader,
    sql<{ members: number; agents: number; online: number; newMembers: number }>`
      select count(*)::int as members, count(*) filter (where m.type <> 0)::int as agents,
        count(*) filter (
          where exists (
            select
            from member_session_view v
            where v.member_id = m.id and v.last_seen_at > ${onlineSince} and v.ended_at is null and v.expires_at > ${now}
          )
        )::int as online,
        count(*) filter (
          where m.created_at >= day_start(${from}::date, ${zone}) and m.created_at < day_start(${to}::date + 1, ${zone})
        )::int as new_members
      from member_view m
      where ${inScope(scope)}
    `,
  )
}

export function joinedByDay(reader: Reader, scope: Scope, { from, to, zone }: Asked) {
  return many(
    reader,
    sql<{ day: string; newMembers: number }>`
      select (m.created_at at time zone ${zone})::date as day, count(*)::int as new_members
      from member_view m
      where ${inScope(scope)} and m.created_at >= day_start(${from}::date, ${zone})
        and m.created_at < day_start(${to}::date + 1, ${zone})
      group by 1
    `,
  )
}

export function playByDay(reader: Reader, scope: Scope, asked: Asked) {
  return many(
    reader,
    sql<Play & { day: string; active: number }>`
      select y.day, count(distinct y.member_id)::int as active, ${playSums}
      ${played(scope, asked)}
      group by y.day
    `,
  )
}

export function playByCategory(reader: Reader, scope: Scope, asked: Asked) {
  return many(
    reader,
    sql<Play & { category: string; active: number }>`
      select y.category, count(distinct y.member_id)::int as active, ${playSums}
      ${played(scope, asked)}
      group by y.category
      order by sum(y.stake) desc
    `,
  )
}

/** Play by level below the root; levels whose members did not play are there too. */
export function playByLevel(reader: Reader, scope: Scope, { from, to, currency }: Asked) {
  return many(
    reader,
    sql<Play & { level: number; members: number; active: number }>`
      select cardinality(m.line) - ${scope.depth} as level, count(distinct m.id)::int as members,
        count(distinct y.member_id)::int as active, ${playSums}
      from member_view m
      left join play_member_day_view y
        on y.member_id = m.id and y.day between ${from}::date and ${to}::date and y.currency = ${currency}
      where ${inScope(scope)}
      group by 1
      order by 1
    `,
  )
}

export async function activeIn(reader: Reader, scope: Scope, asked: Asked): Promise<number> {
  const { n } = await one(
    reader,
    sql<{ n: number }>`select count(distinct y.member_id)::int as n ${played(scope, asked)}`,
  )
  return n
}

/** Entries of the ledger outside play, for `figure_line` l: deposits, withdrawals, transfers and bonuses. */
export const movements = (scope: Scope, { from, to, currency, zone }: Asked): Sql<unknown> => sql`
  from member_view m
  join figure_line l on l.member_id = m.id
  where ${inScope(scope)} and l.currency = ${currency}
    and l.at >= day_start(${from}::date, ${zone}) and l.at < day_start(${to}::date + 1, ${zone})
    and l.code = any (
      select k.code
      from posting_kind_view k
      where k.kind ~ '^(deposit|withdrawal|transfer|bonus|reward|vendor\\.promo|agent)'
    )
`

export function movedByDay(reader: Reader, scope: Scope, asked: Asked) {
  return many(
    reader,
    sql<Moved & { day: string }>`
      select l.day, sum(l.deposits)::bigint as deposits, sum(l.withdrawals)::bigint as withdrawals,
        sum(l.bonuses)::bigint as bonuses
      ${movements(scope, asked)}
      group by l.day
    `,
  )
}

export async function depositorsIn(reader: Reader, scope: Scope, asked: Asked): Promise<number> {
  const { n } = await one(
    reader,
    sql<{ n: number }>`
      select count(distinct m.id) filter (where l.deposits > 0)::int as n
      ${movements(scope, asked)}
    `,
  )
  return n
}
