import type { Db, Tx } from '#db/pool.ts'
import { many, one, sql, type Sql } from '#db/rows.ts'
import { dayIn } from '#kit/day.ts'
import type { Minor } from '#kit/money.ts'
import type { LineCursor, PlayCursor } from '../rules/cursor.ts'
import type { Period } from '../rules/period.ts'
import { inScope, named, type Scope } from './scope.ts'
import { movements, type Asked, type Moved, type Play } from './overview.ts'

type Reader = Db | Tx

export type BettingAsked = Asked & {
  readonly find: string | undefined
  readonly category: string | undefined
}

const betting = (scope: Scope, { from, to, currency, find, category }: BettingAsked): Sql<unknown> => sql`
  from member_view m
  join play_member_day_view y on y.member_id = m.id and y.day between ${from}::date and ${to}::date and y.currency = ${currency}
  where ${inScope(scope)} and ${named(find)} and (${category ?? null}::text is null or y.category = ${category ?? null})
`

const sums = sql<Play>`
  coalesce(sum(y.rounds), 0)::bigint as rounds, coalesce(sum(y.stake), 0)::bigint as stake,
  coalesce(sum(y.valid), 0)::bigint as valid, coalesce(sum(y.win), 0)::bigint as win
`

export type BettingRow = Play & {
  readonly day: string
  readonly id: bigint
  readonly account: string
  readonly category: string
}

/** A page of rows, newest first: those of one day, and of the days before it only if that day does not fill the page. */
async function dayFirst<Row>(
  day: string,
  { from, limit }: { readonly from: string; readonly limit: number },
  read: (days: Period) => Promise<Row[]>,
): Promise<Row[]> {
  if (day < from) return []
  const rows = await read({ from: day, to: day })
  return rows.length < limit && day > from ? read({ from, to: day }) : rows
}

type BettingPage = BettingAsked & { readonly before: PlayCursor | null; readonly limit: number }

/**
 * Play by day, member and category, the newest day first. A page of a large line lies within one day: the days before it are grouped only
 * if that day does not fill the page.
 */
export async function bettingOf(reader: Reader, scope: Scope, asked: BettingPage): Promise<BettingRow[]> {
  const { to, before, limit } = asked
  const within = (days: Period) => bettingWithin(reader, scope, { ...asked, ...days })
  // a cursor comes from the client: it never widens the period
  if (before && before.day <= to) return dayFirst(before.day, asked, within)
  // the last day fills the page of a large line; only a small one is searched for its newest day
  const last = await within({ from: to, to })
  if (last.length === limit) return last
  const day = await newestDay(reader, scope, asked)
  return day === null ? [] : dayFirst(day, asked, within)
}

async function newestDay(reader: Reader, scope: Scope, asked: BettingAsked): Promise<string | null> {
  const { day } = await one(
    reader,
    sql<{ day: string | null }>`select max(y.day) as day ${betting(scope, asked)}`,
  )
  return day
}

function bettingWithin(reader: Reader, scope: Scope, asked: BettingPage): Promise<BettingRow[]> {
  const { before, limit } = asked
  return many(
    reader,
    sql<BettingRow>`
      select r.day, r.id, m.account, r.category, r.rounds, r.stake, r.valid, r.win
      from (
        select y.day, m.id, y.category, ${sums}
        ${betting(scope, asked)}
          and (
            ${before?.day ?? null}::date is null
            or (y.day, m.id, y.category) < (${before?.day ?? null}::date, ${before?.id ?? null}::bigint, ${before?.category ?? null})
          )
        group by y.day, m.id, y.category
        order by y.day desc, m.id desc, y.category desc
        limit ${limit}
      ) r
      join member_view m on m.id = r.id
      order by r.day desc, r.id desc, r.category desc
    `,
  )
}

export function bettingTotals(reader: Reader, scope: Scope, asked: BettingAsked): Promise<Play> {
  return one(reader, sql<Play>`select ${sums} ${betting(scope, asked)}`)
}

export type BetRow = {
  readonly at: Date
  readonly wallet: bigint
  readonly seq: bigint
  readonly micros: bigint
  readonly game: string
  readonly category: string
  readonly stake: Minor
  readonly valid: Minor
  readonly win: Minor
}

/** The settled bets of one member on one day, newest first. */
export function betsOf(
  reader: Reader,
  asked: {
    readonly memberId: bigint
    readonly day: string
    readonly zone: string
    readonly currency: string
    readonly category: string | undefined
    readonly before: LineCursor | null
    readonly limit: number
  },
): Promise<BetRow[]> {
  const { memberId, day, zone, currency, category, before, limit } = asked
  return many(
    reader,
    sql<BetRow>`
      select f.at, f.wallet, f.seq::bigint as seq, (extract(epoch from f.at) * 1000000)::bigint as micros, f.game, f.category,
        f.stakes as stake, f.valid_bets as valid, f.wins as win
      from figure_play f
      where f.member_id = ${memberId} and f.currency = ${currency}
        and f.at >= day_start(${day}::date, ${zone}) and f.at < day_start(${day}::date + 1, ${zone})
        and (${category ?? null}::text is null or f.category = ${category ?? null})
        and (
          ${before?.micros ?? null}::bigint is null
          or (f.at, f.wallet, f.seq) < (
            timestamptz 'epoch' + ${before?.micros ?? null}::bigint * interval '1 microsecond',
            ${before?.wallet ?? null}::bigint, ${before?.seq ?? null}::bigint
          )
        )
      order by f.at desc, f.wallet desc, f.seq desc
      limit ${limit}
    `,
  )
}

export type ProfitRow = Play &
  Moved & { readonly id: bigint; readonly account: string; readonly type: number; readonly team: number }

/** Branches, and the sums of each, added up in one pass over the line. */
const branchSums = (page: Sql<unknown>, { from, to, currency, zone }: Asked): Sql<unknown> => sql`
  with page as materialized (${page}), below as materialized (
    select p.id as branch, m.id
    from page p
    join member_view m on m.line >= p.line and m.line < p.line_to
  ), teams as (
    select b.branch, count(*)::int - 1 as team from below b group by 1
  ), play as (
    select b.branch, ${sums}
    from below b
    join play_member_day_view y on y.member_id = b.id and y.day between ${from}::date and ${to}::date and y.currency = ${currency}
    group by 1
  ), moved as (
    select b.branch, sum(l.deposits)::bigint as deposits, sum(l.withdrawals)::bigint as withdrawals, sum(l.bonuses)::bigint as bonuses
    from below b
    join figure_moved l on l.member_id = b.id
    where l.currency = ${currency} and l.at >= day_start(${from}::date, ${zone}) and l.at < day_start(${to}::date + 1, ${zone})
    group by 1
  )
`

/** Branches of a root with the sums of each whole branch, newest member first; with a text, matching accounts anywhere below. */
export function branchesOf(
  reader: Reader,
  scope: Scope,
  asked: Asked & {
    readonly find: string | undefined
    readonly before: bigint | null
    readonly limit: number
  },
): Promise<ProfitRow[]> {
  const { find, before, limit } = asked
  const branches = sql`
    select m.id, m.account, m.type, m.line, m.line[:cardinality(m.line) - 1] || (m.id + 1) as line_to
    from member_view m
    where ${inScope(scope)} and ${named(find)}
      and (${(find ?? '') !== ''}::boolean or m.upline_id = ${scope.top})
      and (${before}::bigint is null or m.id < ${before})
    order by m.id desc
    limit ${limit}
  `
  return many(
    reader,
    sql<ProfitRow>`
      ${branchSums(branches, asked)}
      select p.id, p.account, p.type, t.team, coalesce(y.rounds, 0) as rounds, coalesce(y.stake, 0) as stake,
        coalesce(y.valid, 0) as valid, coalesce(y.win, 0) as win, coalesce(v.deposits, 0) as deposits,
        coalesce(v.withdrawals, 0) as withdrawals, coalesce(v.bonuses, 0) as bonuses
      from page p
      join teams t on t.branch = p.id
      left join play y on y.branch = p.id
      left join moved v on v.branch = p.id
      order by p.id desc
    `,
  )
}

export type MoveTotals = Moved & { readonly transfersIn: Minor; readonly transfersOut: Minor }
export type MoveKind = 'deposit' | 'withdrawal' | 'transfer' | 'bonus'

export type MoveRow = {
  readonly at: Date
  readonly micros: bigint
  readonly wallet: bigint
  readonly seq: bigint
  readonly id: bigint
  readonly account: string
  readonly kind: MoveKind
  readonly amount: Minor
}

export type MovesAsked = Asked & { readonly find: string | undefined; readonly kind: MoveKind | undefined }

/** What an entry is to an agent; fees belong to their order, what agents earn themselves is no one else's business. */
const kindOf = sql<MoveKind | null>`
  case
    when l.deposits <> 0 or l.deposit_fees <> 0 then 'deposit'
    when l.withdrawals <> 0 or l.withdrawal_fees <> 0 then 'withdrawal'
    when l.transfers_in <> 0 or l.transfers_out <> 0 then 'transfer'
    when l.bonuses <> 0 and l.kind not like 'agent.%' then 'bonus'
  end
`
const moves = (scope: Scope, asked: MovesAsked): Sql<unknown> => sql`
  ${movements(scope, asked)} and ${named(asked.find)}
    and ${kindOf} is not null and (${asked.kind ?? null}::text is null or ${kindOf} = ${asked.kind ?? null})
`

type MovesPage = MovesAsked & { readonly before: LineCursor | null; readonly limit: number }

/** Movements of a line, newest first: those of the last day, or of the cursor's, and of the days before it if they do not fill the page. */
export function movesOf(reader: Reader, scope: Scope, asked: MovesPage): Promise<MoveRow[]> {
  const { to, zone, before } = asked
  const reached = before ? dayIn(zone, new Date(Number(before.micros / 1_000n))) : to
  const day = reached < to ? reached : to
  return dayFirst(day, asked, (days) => movesWithin(reader, scope, { ...asked, ...days }))
}

function movesWithin(reader: Reader, scope: Scope, asked: MovesPage): Promise<MoveRow[]> {
  const { before, limit } = asked
  return many(
    reader,
    sql<MoveRow>`
      select l.at, (extract(epoch from l.at) * 1000000)::bigint as micros, l.wallet, l.seq::bigint as seq, m.id, m.account,
        ${kindOf} as kind,
        (
          l.deposits - l.deposit_fees - l.withdrawals - l.withdrawal_fees + l.transfers_in - l.transfers_out + l.bonuses
        )::bigint as amount
      ${moves(scope, asked)}
        and (
          ${before?.micros ?? null}::bigint is null
          or (l.at, l.wallet, l.seq) < (
            timestamptz 'epoch' + ${before?.micros ?? null}::bigint * interval '1 microsecond',
            ${before?.wallet ?? null}::bigint, ${before?.seq ?? null}::bigint
          )
        )
      order by l.at desc, l.wallet desc, l.seq desc
      limit ${limit}
    `,
  )
}

export function moveTotals(reader: Reader, scope: Scope, asked: MovesAsked): Promise<MoveTotals> {
  return one(
    reader,
    sql<MoveTotals>`
      select coalesce(sum(l.deposits), 0)::bigint as deposits, coalesce(sum(l.withdrawals), 0)::bigint as withdrawals,
        coalesce(sum(l.bonuses), 0)::bigint as bonuses, coalesce(sum(l.transfers_in), 0)::bigint as transfers_in,
        coalesce(sum(l.transfers_out), 0)::bigint as transfers_out
      ${moves(scope, asked)}
    `,
  )
}
