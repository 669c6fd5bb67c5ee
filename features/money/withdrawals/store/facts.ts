import type { Db, Tx } from '#db/pool.ts'
import { maybe, one, sql } from '#db/rows.ts'
import { historyOf } from '#db/history.ts'
import type { Minor } from '#kit/money.ts'

/** A withdrawal's history; the caller holds its lock. */
export const { add: addEvent, all: eventsOf } = historyOf('withdrawal')

/** Fewer payouts than this are not representative. */
const LEAST_PAID = 10

export type RecentEvents = { readonly halfSeconds: number; readonly nineInTenSeconds: number }

/** Durations of a merchant's payouts since `from`; null while there are too few. */
export async function recentlyPaid(db: Db | Tx, merchant: string, from: Date): Promise<RecentEvents | null> {
  const row = await maybe(
    db,
    sql<RecentEvents & { count: number }>`
      select count(*)::int as count,
        coalesce(percentile_disc(0.5) within group (order by extract(epoch from paid_at - requested_at))::int, 0)
          as half_seconds,
        coalesce(percentile_disc(0.9) within group (order by extract(epoch from paid_at - requested_at))::int, 0)
          as nine_in_ten_seconds
      from withdrawal
      where merchant = ${merchant} and paid_at >= ${from}
    `,
  )
  if (!row || row.count < LEAST_PAID) return null
  return { halfSeconds: row.halfSeconds, nineInTenSeconds: row.nineInTenSeconds }
}

/**
 * Deposits since the last withdrawal that was not refused, and the valid bets since the first of those deposits (decision 24). A bet
 * counts if it first settled since then, and is subtracted if it is voided or reopened.
 */
export async function turnoverOf(
  db: Db | Tx,
  {
    memberId,
    wallet,
    until = null,
  }: { readonly memberId: bigint; readonly wallet: bigint; readonly until?: Date | null },
): Promise<{ readonly deposited: Minor; readonly staked: Minor }> {
  return one(
    db,
    sql<{ deposited: Minor; staked: Minor }>`
      with since as (
        select coalesce(max(requested_at), '-infinity') as at
        from withdrawal
        where member_id = ${memberId} and state not in ('rejected', 'failed')
          and (${until}::timestamptz is null or requested_at < ${until})
      ), paid_in as (
        select coalesce(sum(d.deposits - d.deposit_fees), 0)::bigint as amount, min(d.at) filter (where d.deposits > 0) as first_at
        from figure_line d, since
        where d.wallet = ${wallet} and d.code > 19 and d.at > since.at
          and (${until}::timestamptz is null or d.at <= ${until})
      )
      select p.amount as deposited,
        coalesce((
          select sum(f.valid_bets)
          from figure_play f
          where f.member_id = ${memberId} and f.wallet = ${wallet} and f.at >= p.first_at and f.bet_at >= p.first_at
            and (${until}::timestamptz is null or f.at <= ${until})
        ), 0)::bigint as staked
      from paid_in p
    `,
  )
}

export type ReviewFacts = {
  readonly deposits30: Minor
  readonly withdrawals30: Minor
  readonly staked30: Minor
  readonly sharedWith: number
}

/** A reviewer's data: money in, out and staked since `from`, and other members with the same account. */
export async function reviewFacts(
  db: Db,
  of: {
    readonly memberId: bigint
    readonly wallet: bigint
    readonly bank: string
    readonly accountNumber: string
    readonly from: Date
  },
): Promise<ReviewFacts> {
  return one(
    db,
    sql<ReviewFacts>`
      select
        f.deposits30, f.withdrawals30, f.staked30,
        (select count(distinct member_id)::int from payout_account
          where bank = ${of.bank} and account_number = ${of.accountNumber} and member_id <> ${of.memberId}) as shared_with
      from (
        select coalesce(sum(deposits), 0)::bigint as deposits30, coalesce(sum(withdrawals), 0)::bigint as withdrawals30,
          coalesce(sum(stakes), 0)::bigint as staked30
        from figure_line
        where wallet = ${of.wallet} and at >= ${of.from}
      ) f
    `,
  )
}
