import type { Db } from '#db/pool.ts'
import { many, maybe, sql, type Sql } from '#db/rows.ts'

export type Figures = {
  readonly rewards: number
  readonly claimed: number
  readonly expired: number
  readonly cost: bigint
  readonly pieces: bigint
  readonly wagered: bigint
  readonly required: bigint
  readonly stakes: bigint
  readonly wins: bigint
}

export type Period = { readonly from: Date; readonly to: Date }

/** Sums over rewards `r` with their grants `g`. */
const sums: Sql<unknown> = sql`
  count(*)::int as rewards,
  count(*) filter (where r.state in ('claimed', 'credited'))::int as claimed,
  count(*) filter (where r.state = 'expired')::int as expired,
  coalesce(sum(r.amount - greatest(coalesce(g.returned, 0), 0)) filter (where r.state = 'credited' and r.kind in ('cash', 'bonus')), 0)::bigint
    as cost,
  coalesce(sum(r.amount * 10000) filter (where r.state = 'credited' and r.kind in ('points', 'goods', 'tickets', 'freeRounds')), 0)::bigint
    as pieces,
  coalesce(sum(least(g.wagered, g.requirement)), 0)::bigint as wagered,
  coalesce(sum(g.requirement), 0)::bigint as required
`

/** The recipients of a promotion in the period, each with the moment of the first reward. */
const recipients = (merchant: string, { from, to }: Period): Sql<unknown> => sql`
  select r.campaign, r.member_id, min(r.offered_at) as since
  from reward_view r
  where r.source in ('campaigns', 'referrals') and r.merchant = ${merchant} and r.offered_at >= ${from} and r.offered_at < ${to}
  group by r.campaign, r.member_id
`

/** Whether two members logged in on one device, or are paid to one account. */
const sharesDevice: Sql<boolean> = sql`exists (
  select from member_device_view own join member_device_view other on other.token_hash = own.token_hash
  where own.member_id = a.member_id and other.member_id = b.member_id
)`
const sharesAccount: Sql<boolean> = sql`exists (
  select from payout_account_view own
  join payout_account_view other on other.bank = own.bank and other.account_number = own.account_number
  where own.member_id = a.member_id and other.member_id = b.member_id
)`

export type ReportRow = Figures & {
  readonly promotion: string
  readonly title: { readonly en: string; readonly vi: string }
  readonly version: number
  readonly members: number
  readonly shared: number
}

/** Every promotion of a brand that offered something in the period, the most expensive first. */
export function reportOf(db: Db, merchant: string, period: Period): Promise<ReportRow[]> {
  const { from, to } = period
  return many(
    db,
    sql<ReportRow>`
      with got as materialized (${recipients(merchant, period)}),
      given as (
        select r.campaign, ${sums}
        from reward_view r
        left join bonus_grant_view g on g.id = r.id
        where r.source in ('campaigns', 'referrals') and r.merchant = ${merchant} and r.offered_at >= ${from} and r.offered_at < ${to}
        group by r.campaign
      ),
      played as (
        select o.campaign, count(*)::int as members, coalesce(sum(f.stakes), 0)::bigint as stakes, coalesce(sum(f.wins), 0)::bigint as wins
        from got o
        left join lateral (
          select sum(p.stakes) as stakes, sum(p.wins) as wins
          from figure_play p
          where p.member_id = o.member_id and p.at >= o.since and p.at < ${to}
        ) f on true
        group by o.campaign
      ),
      alike as (
        select a.campaign, count(distinct a.member_id)::int as shared
        from got a
        join got b on b.campaign = a.campaign and b.member_id <> a.member_id
        where ${sharesDevice} or ${sharesAccount}
        group by a.campaign
      )
      select p.id as promotion, p.title, p.version, d.members, coalesce(s.shared, 0) as shared, v.rewards, v.claimed, v.expired, v.cost,
        v.pieces, v.wagered, v.required, d.stakes, d.wins
      from given v
      join promotion_view p on p.id::text = v.campaign
      join played d on d.campaign = v.campaign
      left join alike s on s.campaign = v.campaign
      order by v.cost desc, p.id
      limit 500
    `,
  )
}

export type MemberRow = Figures & {
  readonly member: bigint
  readonly account: string
  readonly at: Date
  readonly devices: number
  readonly accounts: number
  readonly opposite: bigint
  readonly flags: number
  readonly bonus: string | null
}

/** A page of a promotion's recipients, newest members first. */
export function recipientsOf(
  db: Db,
  of: Period & {
    readonly merchant: string
    readonly promotion: string
    readonly before: bigint | null
    readonly limit: number
  },
): Promise<MemberRow[]> {
  const { from, to, merchant, promotion, before, limit } = of
  return many(
    db,
    sql<MemberRow>`
      with got as materialized (
        select * from (${recipients(merchant, of)}) o where o.campaign = ${promotion}
      ),
      page as (
        select * from got where ${before}::bigint is null or member_id < ${before} order by member_id desc limit ${limit}
      )
      select a.member_id as member, m.account, a.since as at, v.rewards, v.claimed, v.expired, v.cost, v.pieces, v.wagered, v.required,
        v.bonus, f.stakes, f.wins, f.opposite, l.devices, l.accounts, k.flags
      from page a
      join member_view m on m.id = a.member_id
      cross join lateral (
        select ${sums}, max(g.id::text) filter (where g.state in ('queued', 'active')) as bonus
        from reward_view r
        left join bonus_grant_view g on g.id = r.id
        where r.source in ('campaigns', 'referrals') and r.campaign = ${promotion} and r.member_id = a.member_id
          and r.offered_at >= ${from} and r.offered_at < ${to}
      ) v
      cross join lateral (
        select coalesce(sum(p.stakes), 0)::bigint as stakes, coalesce(sum(p.wins), 0)::bigint as wins,
          coalesce(sum(p.stakes - p.valid_bets) filter (where p.wins <> p.stakes), 0)::bigint as opposite
        from figure_play p
        where p.member_id = a.member_id and p.at >= a.since and p.at < ${to}
      ) f
      cross join lateral (
        select count(*) filter (where ${sharesDevice})::int as devices, count(*) filter (where ${sharesAccount})::int as accounts
        from got b
        where b.member_id <> a.member_id
      ) l
      cross join lateral (
        select count(*)::int as flags from fraud_flag_view k where k.member_id = a.member_id and k.state = 'open'
      ) k
      order by a.member_id desc
    `,
  )
}

/** The brand of a promotion; null: there is none. */
export function merchantOf(db: Db, promotion: string): Promise<{ readonly merchant: string } | null> {
  return maybe(db, sql<{ merchant: string }>`select merchant from promotion_view where id = ${promotion}`)
}
