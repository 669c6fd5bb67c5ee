import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql, type Sql } from '#db/rows.ts'
import type { DryEvent, DryResult } from '../rules/dry-run.ts'
import type { TriggerOf } from '../rules/triggers.ts'
import { asOf, isOf, type Moment } from './recipients.ts'

/** Where the moments of a dry run come from. */
export type Basis = 'deposits' | 'logins' | 'registrations' | 'calendar' | 'referrals' | 'rewards' | 'none'

export type Period = { readonly from: Date; readonly to: Date; readonly timeZone: string }

/** Whether `m` plays at the brand and meets the conditions as of a moment. */
type IsMet = (at: Sql<Date>) => Sql<boolean>

type Asked = Period & { readonly isMet: IsMet; readonly series: string }

/** Whether `m` has no part in any version of the promotion, and something may be offered to them. */
const isFree = (series: string, at: Sql<Date>): Sql<boolean> => sql`(
  may_market(m.id, ${at}) and not exists (
    select from promotion_entry e join promotion o on o.id = e.promotion where e.member_id = m.id and o.series = ${series}
  )
)`

const dayOf = (at: Sql<Date>, timeZone: string): Sql<string> =>
  sql`to_char(${at} at time zone ${timeZone}::text, 'YYYY-MM-DD')`

/** Credited deposits of the period by members who met the conditions just before, in order of time. */
export function depositEvents(db: Db, { from, to, timeZone, isMet, series }: Asked): Promise<DryEvent[]> {
  const at = sql<Date>`d.credited_at`
  return many(
    db,
    sql<DryEvent>`
      select m.id as member_id, d.credited_at as at, ${dayOf(at, timeZone)} as day, d.amount, n.code as method, d.before
      from (
        select o.id, o.member_id, o.credited_at, o.amount, o.method,
          (row_number() over (partition by o.member_id order by o.credited_at) - 1)::int as before
        from deposit_view o
        where o.credited_at is not null
      ) d
      join deposit_method_view n on n.id = d.method
      join member_view m on m.id = d.member_id
      where d.credited_at >= ${from} and d.credited_at < ${to} and ${isMet(at)} and ${isFree(series, at)}
      order by d.credited_at, m.id
    `,
  )
}

/** The first login of the period at which a member met the conditions: when they could have claimed. */
export function loginEvents(db: Db, { from, to, timeZone, isMet, series }: Asked): Promise<DryEvent[]> {
  const at = sql<Date>`l.at`
  return many(
    db,
    sql<DryEvent>`
      select f.member_id, f.at, f.day, 0 as before, null as amount, null as method
      from (
        select distinct on (m.id) m.id as member_id, l.at, ${dayOf(at, timeZone)} as day
        from login_event_view l
        join member_view m on m.id = l.member_id
        where l.at >= ${from} and l.at < ${to} and l.result = 'in' and ${isMet(at)} and ${isFree(series, at)}
        order by m.id, l.at
      ) f
      order by f.at, f.member_id
    `,
  )
}

/** Members whom a moment of the calendar, or their registration, would have given to. */
export function momentEvents(
  db: Db,
  { timeZone, isMet, series, moment }: Asked & { readonly moment: Moment },
): Promise<DryEvent[]> {
  const at = asOf(moment)
  return many(
    db,
    sql<DryEvent>`
      select m.id as member_id, ${at} as at, ${dayOf(at, timeZone)} as day, 0 as before, null as amount, null as method
      from member_view m
      where ${isOf(moment)} and ${isMet(at)} and ${isFree(series, at)}
      order by 2, 1
    `,
  )
}

/**
 * Friends who qualified in the period, each for the member whom the promotion is for: registered by invitation, and within the days one
 * deposit and enough valid bets. At the later of both moments.
 */
export function referralEvents(
  db: Db,
  { from, to, timeZone, isMet, series, of }: Asked & { readonly of: TriggerOf<'referral'> },
): Promise<DryEvent[]> {
  const at = sql<Date>`greatest(d.at, p.at)`
  return many(
    db,
    sql<DryEvent>`
      select m.id as member_id, ${at} as at, ${dayOf(at, timeZone)} as day, 0 as before, null as amount, null as method
      from member_view f
      join member_view m on m.id = case when ${of.side} = 'inviter' then f.recommender_id else f.id end
      cross join lateral (
        select min(o.credited_at) as at from deposit_view o
        where o.member_id = f.id and o.amount >= ${of.deposit}::bigint and o.credited_at < f.created_at + make_interval(days => ${of.days})
      ) d
      cross join lateral (
        select min(s.at) as at
        from (
          select y.at, sum(y.valid_bets) over (order by y.at, y.seq) as valid from figure_play y
          where y.member_id = f.id and y.at < f.created_at + make_interval(days => ${of.days})
        ) s
        where s.valid >= ${of.turnover}::bigint
      ) p
      where f.recommender_id is not null and f.created_at >= ${from}::timestamptz - make_interval(days => ${of.days}) and f.created_at < ${to}
        and d.at is not null and p.at is not null and ${at} >= ${from} and ${at} < ${to} and ${isMet(at)} and ${isFree(series, at)}
      order by 2, 1
    `,
  )
}

/** Rewards that another feature gave in the period for what triggers the promotion, by that feature's name. */
export function rewardEvents(
  db: Db,
  { from, to, timeZone, isMet, series, source }: Asked & { readonly source: string },
): Promise<DryEvent[]> {
  const at = sql<Date>`r.offered_at`
  return many(
    db,
    sql<DryEvent>`
      select m.id as member_id, r.offered_at as at, ${dayOf(at, timeZone)} as day, 0 as before, null as amount, null as method
      from reward_view r
      join member_view m on m.id = r.member_id
      where r.source = ${source} and r.offered_at >= ${from} and r.offered_at < ${to} and ${isMet(at)} and ${isFree(series, at)}
      order by r.offered_at, m.id
    `,
  )
}

/** Members who meet the conditions now and do not take part yet. */
export async function eligibleNow(
  db: Db,
  { isMet, series, now }: { readonly isMet: IsMet; readonly series: string; readonly now: Date },
): Promise<number> {
  const at = sql<Date>`${now}::timestamptz`
  const { count } = await one<{ count: number }>(
    db,
    sql`select count(*)::int as count from member_view m where ${isMet(at)} and ${isFree(series, at)}`,
  )
  return count
}

export type Stored = DryResult & {
  readonly from: string
  readonly to: string
  readonly basis: Basis
  readonly eligible: number
  readonly worst: string
  readonly payable: string
}

export async function insertDryRun(
  db: Db,
  of: {
    readonly promotion: string
    readonly hash: string
    readonly result: Stored
    readonly by: string
    readonly now: Date
  },
): Promise<void> {
  await run(
    db,
    sql`
      insert into promotion_dry_run (promotion, hash, result, by_account, at)
      values (${of.promotion}, ${of.hash}, ${JSON.stringify(of.result)}::jsonb, ${of.by}, ${of.now})
    `,
  )
}

export type Kept = {
  readonly promotion: string
  readonly hash: string
  readonly result: Stored
  readonly by: string
  readonly at: Date
}

/** The newest dry run of each hash of these promotions. */
export function dryRunsOf(db: Db | Tx, promotions: readonly string[]): Promise<Kept[]> {
  return many(
    db,
    sql<Kept>`
      select distinct on (r.promotion, r.hash) r.promotion, r.hash, r.result, r.by_account as by, r.at
      from promotion_dry_run r
      where r.promotion = any (${promotions}::uuid[])
      order by r.promotion, r.hash, r.at desc
    `,
  )
}
