import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'
import { startingWith } from '#db/like.ts'
import { orderQueue } from '#db/review/queue.ts'
import { numberedRows } from '#db/review/references.ts'
import type { Db, Tx } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import { accountKey } from '#kit/names/account-key.ts'
import type { ReferralState, Side, Signal } from '../rules/referral.ts'
import type { Counts } from './friends.ts'

type Both = { readonly en: string; readonly vi: string }

export type OfficeReferral = {
  readonly id: string
  readonly number: bigint
  readonly merchant: string
  readonly currency: Currency
  readonly memberId: bigint
  readonly account: string
  readonly referrerId: bigint
  readonly referrer: string
  readonly at: Date
  readonly state: ReferralState
  readonly signals: readonly Signal[]
  readonly qualifiedAt: Date | null
  readonly deposited: bigint
  readonly played: bigint
  readonly reason: string | null
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
}

/** The mark of a referral's number, as in RF-100401. */
const MARK = 'RF'
export const referenceOf = (number: bigint): string => `${MARK}-${number}`
export const references = numberedRows('referral', MARK)

export const queue = orderQueue<OfficeReferral>({
  alias: 'r',
  columns: sql`
    r.id, r.number, r.merchant, r.currency, r.member_id, m.account, r.referrer_id, w.account as referrer, r.at, r.state, r.signals,
    r.qualified_at, r.reason, r.decided_by, r.decided_at,
    (
      select coalesce(max(d.amount), 0)::bigint from deposit_view d
      where d.member_id = r.member_id and d.currency = r.currency and d.credited_at is not null
    ) as deposited,
    (
      select coalesce(sum(y.valid_bets), 0)::bigint from figure_play y where y.member_id = r.member_id and y.currency = r.currency
    ) as played
  `,
  joined: sql`
    from referral r
    join member_view m on m.id = r.member_id
    join member_view w on w.id = r.referrer_id
  `,
  open: ['review'],
  waiting: ['review'],
})

/** The filter of the list besides the state: a number, a member's ID, or the start of either account name. */
export function fits({ merchant, find }: { readonly merchant: string | null; readonly find: string | null }) {
  const digits = (find ?? '').toUpperCase().replace(`${MARK}-`, '')
  const number = /^\d{1,18}$/.test(digits) ? BigInt(digits) : null
  const start = startingWith(accountKey(find ?? ''))
  return sql`
    (${merchant}::text is null or r.merchant = ${merchant})
    and (
      ${find}::text is null or r.number = ${number} or r.member_id = ${number} or r.referrer_id = ${number}
      or m.account_key like ${start} or w.account_key like ${start}
    )
  `
}

export type OfficeTerm = {
  readonly memberId: bigint
  readonly promotion: string
  readonly title: Both
  readonly side: Side
  readonly deposit: bigint
  readonly turnover: bigint
  readonly until: Date
  readonly state: 'open' | 'given' | 'missed' | 'refused'
}

/** The terms of these friends. */
export function termsOf(db: Db | Tx, members: readonly bigint[]): Promise<OfficeTerm[]> {
  return many(
    db,
    sql<OfficeTerm>`
      select t.member_id, t.promotion, p.title, t.side, t.deposit, t.turnover, t.until, t.state
      from referral_term t
      join promotion_view p on p.id = t.promotion
      where t.member_id = any (${members.map(String)}::bigint[])
      order by t.side desc, t.promotion
    `,
  )
}

/** Referrals that wait for an operator; overdue past the brand's target. */
export function waitingReferrals(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`r.qualified_at`)}
      from ${brandTable(brands)}
      join referral r on r.merchant = brand.merchant and r.state = 'review'
      group by brand.merchant
    `,
  )
}

export type Period = { readonly from: Date; readonly to: Date }

export type Funnel = Counts & {
  readonly inReview: number
  readonly deposits: bigint
  readonly revenue: bigint
}

/** What became of the friends who registered at a brand in a period. */
export function funnelOf(db: Db, merchant: string, { from, to }: Period): Promise<Funnel> {
  return one(
    db,
    sql<Funnel>`
      select count(*)::int as registered, (count(*) filter (where d.sum > 0))::int as deposited,
        (count(*) filter (where r.qualified_at is not null))::int as qualified,
        (
          count(*) filter (where exists (
            select from referral_term t where t.member_id = r.member_id and t.side = 'inviter' and t.state = 'given'
          ))
        )::int as rewarded,
        (count(*) filter (where r.state = 'review'))::int as in_review,
        coalesce(sum(d.sum), 0)::bigint as deposits, coalesce(sum(y.revenue), 0)::bigint as revenue
      from referral r
      cross join lateral (
        select coalesce(sum(d.amount), 0)::bigint as sum from deposit_view d
        where d.member_id = r.member_id and d.currency = r.currency and d.credited_at is not null
      ) d
      cross join lateral (
        select coalesce(sum(y.stakes - y.wins), 0)::bigint as revenue from figure_play y
        where y.member_id = r.member_id and y.currency = r.currency
      ) y
      where r.merchant = ${merchant} and r.at >= ${from} and r.at < ${to}
    `,
  )
}

export type CostRow = {
  readonly promotion: string
  readonly title: Both
  readonly version: number
  readonly side: Side
  readonly rewards: number
  readonly claimed: number
  readonly cost: bigint
  readonly pieces: bigint
}

/** What referrals of a brand gave in a period, by promotion; the most expensive first. */
export function costsOf(db: Db, merchant: string, { from, to }: Period): Promise<CostRow[]> {
  return many(
    db,
    sql<CostRow>`
      select p.id as promotion, p.title, p.version, t.side, count(*)::int as rewards,
        (count(*) filter (where r.state in ('claimed', 'credited')))::int as claimed,
        coalesce(sum(r.amount) filter (where r.state = 'credited' and r.kind in ('cash', 'bonus')), 0)::bigint as cost,
        coalesce(sum(r.amount * 10000) filter (where r.state = 'credited' and r.kind not in ('cash', 'bonus')), 0)::bigint as pieces
      from reward_view r
      join promotion_view p on p.id::text = r.campaign
      cross join lateral (select side from referral_term t where t.promotion = p.id limit 1) t
      where r.source = 'referrals' and r.merchant = ${merchant} and r.offered_at >= ${from} and r.offered_at < ${to}
      group by p.id, p.title, p.version, t.side
      order by cost desc, p.id
    `,
  )
}
