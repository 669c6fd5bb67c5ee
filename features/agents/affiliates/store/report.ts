import type { Db, Tx } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { Window } from '#db/review/pages.ts'
import type { Minor } from '#kit/money.ts'

type Reader = Db | Tx

export type Figures = {
  readonly clicks: bigint
  readonly visitors: bigint
  readonly registrations: bigint
  readonly firstDeposits: bigint
  readonly qualified: bigint
  readonly deposits: Minor
  readonly valid: Minor
  readonly revenue: Minor
  readonly bonuses: Minor
}

export type ReportRow = Figures & { readonly key: string }

export type Asked = {
  readonly affiliateId: bigint
  /** Days of the brand, both inclusive. */
  readonly from: string
  readonly to: string
  readonly zone: string
  readonly currency: string
  readonly by: 'day' | 'code' | 'country' | 'subId' | 'none'
  readonly code: string | null
}

const keys = {
  day: sql.raw('r.day::text'),
  code: sql.raw('r.code'),
  country: sql.raw('r.country'),
  subId: sql.raw('r.sub_id'),
  none: sql.raw(`''`),
} as const

/**
 * Clicks, players, deposits and play of an affiliate's players by one key; each figure on its own day: registration, first deposit,
 * qualification, posting, settlement. Days that are not closed yet still grow. Players who are duplicates are in it: statements are not.
 */
export function reportOf(reader: Reader, asked: Asked): Promise<ReportRow[]> {
  const { affiliateId, from, to, zone, currency, code } = asked
  return many(
    reader,
    sql<ReportRow>`
      with player as (
        select p.*
        from affiliate_player p
        where p.affiliate_id = ${affiliateId} and p.registered_at < day_start(${to}::date + 1, ${zone})
          and (${code}::text is null or p.code = ${code})
      ), r as (
        select k.day, k.code, k.country, k.sub_id, k.clicks, k.visitors, 0 as registrations, 0 as first_deposits, 0 as qualified,
          0::bigint as deposits, 0::bigint as valid, 0::bigint as revenue, 0::bigint as bonuses
        from affiliate_code c
        join affiliate_click_day k on k.merchant = c.merchant and k.code = c.code
        where c.member_id = ${affiliateId} and k.day between ${from}::date and ${to}::date and (${code}::text is null or c.code = ${code})
        union all
        select (e.at at time zone ${zone})::date, p.code, p.country, p.sub_id, 0, 0, e.registrations, e.first_deposits, e.qualified, 0, 0, 0, 0
        from player p
        cross join lateral (
          values (p.registered_at, 1, 0, 0), (p.first_deposit_at, 0, 1, 0), (p.qualified_at, 0, 0, 1)
        ) e (at, registrations, first_deposits, qualified)
        where e.at >= day_start(${from}::date, ${zone}) and e.at < day_start(${to}::date + 1, ${zone})
        union all
        select d.day, p.code, p.country, p.sub_id, 0, 0, 0, 0, 0, 0, d.valid, d.stake - d.win, 0
        from player p
        join play_member_day_view d on d.member_id = p.member_id and d.day between ${from}::date and ${to}::date and d.currency = ${currency}
        union all
        select l.day, p.code, p.country, p.sub_id, 0, 0, 0, 0, 0, l.deposits, 0, 0, case when l.kind = 'agent.income' then 0 else l.bonuses end
        from player p
        join wallet_view w on w.owner = p.member_id
        join figure_line l on l.wallet = w.id and l.currency = ${currency} and l.at >= day_start(${from}::date, ${zone})
          and l.at < day_start(${to}::date + 1, ${zone})
        where l.deposits <> 0 or l.bonuses <> 0
      )
      select ${keys[asked.by]} as key, sum(r.clicks)::bigint as clicks, sum(r.visitors)::bigint as visitors,
        sum(r.registrations)::bigint as registrations, sum(r.first_deposits)::bigint as first_deposits, sum(r.qualified)::bigint as qualified,
        sum(r.deposits)::bigint as deposits, sum(r.valid)::bigint as valid, sum(r.revenue)::bigint as revenue, sum(r.bonuses)::bigint as bonuses
      from r
      group by 1
      order by 1
      limit 5000
    `,
  )
}

export type PlayerRow = {
  readonly number: bigint
  readonly code: string
  readonly subId: string
  readonly country: string
  readonly registeredAt: Date
  readonly firstDepositAt: Date | null
  readonly qualifiedAt: Date | null
  readonly isDuplicate: boolean
}

/** An affiliate's players as it knows them, newest first. */
export function playersOf(
  reader: Reader,
  { affiliateId, code }: { readonly affiliateId: bigint; readonly code: string | null },
  { below, limit }: Window,
): Promise<PlayerRow[]> {
  return many(
    reader,
    sql<PlayerRow>`
      select p.number, p.code, p.sub_id, p.country, p.registered_at, p.first_deposit_at, p.qualified_at,
        exists (select from affiliate_duplicate d where d.member_id = p.member_id and d.cleared_at is null) as is_duplicate
      from affiliate_player p
      where p.affiliate_id = ${affiliateId} and (${code}::text is null or p.code = ${code}) and (${below}::bigint is null or p.number < ${below})
      order by p.number desc
      limit ${limit}
    `,
  )
}

export type Line = {
  readonly line: 'share' | 'cpa' | 'sub'
  readonly plan: string | null
  readonly version: number | null
  readonly sub: bigint | null
  readonly players: bigint
  readonly valid: Minor
  readonly revenue: Minor
  readonly bonuses: Minor
  readonly fee: Minor
  readonly base: Minor
  readonly ratePpm: number | null
  readonly amount: Minor
}

/** The period of a statement, and the facts that it counts. */
export type Stated = {
  readonly merchant: string
  readonly memberId: bigint
  readonly book: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly batch: bigint
}

/** What a statement is made of, as it was counted then. */
export function linesOf(reader: Reader, of: Stated): Promise<Line[]> {
  return many(
    reader,
    sql<Line>`
      select l.line, p.name as plan, l.version, f.number as sub, l.players, l.valid, l.revenue, l.bonuses, l.fee, l.base, l.rate_ppm, l.amount
      from affiliate_lines(${of.merchant}, ${of.book}, ${of.startsAt}, ${of.endsAt}, ${of.batch}) l
      left join affiliate_plan p on p.id = l.plan
      left join affiliate f on f.member_id = l.sub_id
      where l.affiliate_id = ${of.memberId}
      order by case l.line when 'share' then 1 when 'cpa' then 2 else 3 end, l.plan, l.version, f.number
    `,
  )
}

export type StatedPlayer = {
  readonly number: bigint
  readonly revenue: Minor
  readonly valid: Minor
  readonly qualifiedAt: Date | null
  readonly cpa: Minor
}

/** The players behind a statement: what each brought, and whose CPA it has; at most 500, largest revenue first. */
export function statedPlayers(reader: Reader, of: Stated): Promise<StatedPlayer[]> {
  return many(
    reader,
    sql<StatedPlayer>`
      with play as (
        select f.member_id, sum(f.stakes - f.wins)::bigint as revenue, sum(f.valid_bets)::bigint as valid
        from affiliate_players(${of.merchant}, ${of.batch}) p
        join figure_play f on f.member_id = p.member_id and f.at >= ${of.startsAt} and f.bet_at >= ${of.startsAt} and f.bet_at < ${of.endsAt}
        where p.affiliate_id = ${of.memberId} and f.book = ${of.book} and f.batch <= ${of.batch} and not affiliate_excluded(f.member_id, f.bet_at)
        group by 1
      ), qualified as (
        select q.member_id, q.at, q.amount
        from affiliate_qualified(${of.merchant}, ${of.book}, ${of.startsAt}, ${of.endsAt}, ${of.batch}, false) q
        where q.affiliate_id = ${of.memberId}
      )
      select n.number, coalesce(y.revenue, 0) as revenue, coalesce(y.valid, 0) as valid, q.at as qualified_at, coalesce(q.amount, 0) as cpa
      from play y
      full join qualified q on q.member_id = y.member_id
      join affiliate_player n on n.member_id = coalesce(y.member_id, q.member_id)
      order by coalesce(y.revenue, 0) desc, n.number
      limit 500
    `,
  )
}

export type Paid = { readonly paid: Minor; readonly leftOver: Minor }

/** What an affiliate was paid in all, and what the newest statement left over. */
export async function paidTo(reader: Reader, memberId: bigint): Promise<Paid> {
  const [row] = await many(
    reader,
    sql<Paid>`
      select coalesce(sum(s.amount), 0)::bigint as paid, coalesce((array_agg(s.left_over order by s.number desc))[1], 0)::bigint as left_over
      from agent_statement_view s
      where s.member_id = ${memberId} and s.kind = 'affiliate'
    `,
  )
  return row ?? { paid: 0n, leftOver: 0n }
}

export type StatementRow = {
  readonly number: bigint
  readonly id: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly earned: Minor
  readonly corrected: Minor
  readonly adjusted: Minor
  readonly carried: Minor
  readonly amount: Minor
  readonly leftOver: Minor
}

/** The ID of an affiliate's own statement; null for any other number. */
export async function statementId(reader: Reader, memberId: bigint, number: bigint): Promise<string | null> {
  const [row] = await many(
    reader,
    sql<{ id: string }>`
      select s.id from agent_statement_view s where s.number = ${number} and s.member_id = ${memberId} and s.kind = 'affiliate'
    `,
  )
  return row?.id ?? null
}
