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
          where m.created_at >= day_start(${from}::date, ${zone}) and m.created_at < day_start(${to}::date + 1, ${zone})
        )::int as new_members,
        (
          select count(*)::int
          from member_view m
          where ${inScope(scope)} and m.id in (
            select v.member_id
            from member_session_view v
            where v.last_seen_at > ${onlineSince} and v.ended_at is null and v.expires_at > ${now}
          )
        ) as online
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

/** No day of the longest period (`MOST_DAYS`); a bit beyond the last one is an error of the database. */
const NO_DAYS = sql`0::bit(92)`

/** `depth`: levels from the top of the whole line. */
type Keys = { readonly day: string | null; readonly category: string | null; readonly depth: number | null }

/**
 * Play by day, by category and by level below the root, in one scan: of each row one of the three is set. Rows are added up once, to cells
 * of all three, and the few cells three times.
 */
function playSummed(reader: Reader, scope: Scope, asked: Asked) {
  return many(
    reader,
    sql<Play & Keys>`
      with cell as materialized (
        select y.day, y.category, cardinality(m.line) as depth, ${playSums}
        ${played(scope, asked)}
        group by 1, 2, 3
      )
      select y.day, y.category, y.depth, ${playSums}
      from cell y
      group by grouping sets ((y.day), (y.category), (y.depth))
    `,
  )
}

/**
 * How many members played by day, by category and by level: the days of each member are the bits of one string, so that a large line is
 * read once and each member counted once a day.
 */
function activeSummed(reader: Reader, scope: Scope, asked: Asked) {
  const { from, to } = asked
  return many(
    reader,
    sql<Keys & { n: number }>`
      with pair as materialized (
        select m.id, cardinality(m.line) as depth, y.category, bit_or(set_bit(${NO_DAYS}, y.day - ${from}::date, 1)) as days
        ${played(scope, asked)}
        group by 1, 2, 3
      ), active as materialized (
        select p.id, p.depth, bit_or(p.days) as days
        from pair p
        group by 1, 2
      )
      select null::date as day, p.category, null::int as depth, count(*)::int as n
      from pair p
      group by p.category
      union all
      select ${from}::date + k, null, null, count(*)::int
      from active a
      cross join generate_series(0, ${to}::date - ${from}::date) k
      where get_bit(a.days, k) = 1
      group by k
      union all
      select null, null, a.depth, count(*)::int
      from active a
      group by a.depth
    `,
  )
}

/** Members by level below the root. */
function levelsOf(reader: Reader, scope: Scope) {
  return many(
    reader,
    sql<{ level: number; members: number }>`
      select cardinality(m.line) - ${scope.depth} as level, count(*)::int as members
      from member_view m
      where ${inScope(scope)}
      group by 1
      order by 1
    `,
  )
}

const NOTHING: Play = { rounds: 0n, stake: 0n, valid: 0n, win: 0n }

/** Entries of the ledger outside play, for `figure_moved` l: deposits, withdrawals, transfers and bonuses. */
export const movements = (scope: Scope, { from, to, currency, zone }: Asked): Sql<unknown> => sql`
  from member_view m
  join figure_moved l on l.member_id = m.id
  where ${inScope(scope)} and l.currency = ${currency}
    and l.at >= day_start(${from}::date, ${zone}) and l.at < day_start(${to}::date + 1, ${zone})
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

/** What moved by day with its depositors; where the day is null, of the whole period. */
function movedOf(reader: Reader, scope: Scope, asked: Asked) {
  return many(
    reader,
    sql<Moved & { day: string | null; depositors: number }>`
      select l.day, coalesce(sum(l.deposits), 0)::bigint as deposits, coalesce(sum(l.withdrawals), 0)::bigint as withdrawals,
        coalesce(sum(l.bonuses), 0)::bigint as bonuses, count(distinct m.id) filter (where l.deposits > 0)::int as depositors
      ${movements(scope, asked)}
      group by grouping sets ((l.day), ())
    `,
  )
}

/** Everything that the overview adds up over a team and a period. */
export async function overviewOf(
  reader: Reader,
  scope: Scope,
  asked: Asked & { readonly onlineSince: Date; readonly now: Date },
) {
  const [counts, joined, levels, sums, actives, moved] = await Promise.all([
    teamCounts(reader, scope, asked),
    joinedByDay(reader, scope, asked),
    levelsOf(reader, scope),
    playSummed(reader, scope, asked),
    activeSummed(reader, scope, asked),
    movedOf(reader, scope, asked),
  ])
  const activeOf = (is: (keys: Keys) => boolean) => actives.find(is)?.n ?? 0
  const play = ({ rounds, stake, valid, win }: Play): Play => ({ rounds, stake, valid, win })
  return {
    counts,
    joined,
    days: sums.flatMap(({ day, ...row }) =>
      day === null ? [] : [{ day, active: activeOf((keys) => keys.day === day), ...play(row) }],
    ),
    categories: sums
      .flatMap(({ category, ...row }) =>
        category === null
          ? []
          : [{ category, active: activeOf((keys) => keys.category === category), ...play(row) }],
      )
      .sort((a, b) => Number(b.stake - a.stake)),
    levels: levels.map(({ level, members }) => ({
      level,
      members,
      active: activeOf(({ depth }) => depth === level + scope.depth),
      ...play(sums.find(({ depth }) => depth === level + scope.depth) ?? NOTHING),
    })),
    active: actives.reduce((sum, { depth, n }) => (depth === null ? sum : sum + n), 0),
    moved: moved.flatMap(({ day, depositors: _, ...row }) => (day === null ? [] : [{ day, ...row }])),
    depositors: moved.find(({ day }) => day === null)?.depositors ?? 0,
  }
}
