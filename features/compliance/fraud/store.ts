import type { Db } from '#db/pool.ts'
import { many, maybe, one, run, sql, type Sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'
import type { Below, Deposit, Withdrawal } from './rules.ts'

export async function lookedTo(db: Db): Promise<Date | null> {
  return (await maybe(db, sql<{ lookedTo: Date }>`select looked_to from fraud_mark`))?.lookedTo ?? null
}

export async function setLookedTo(db: Db, to: Date): Promise<void> {
  await run(
    db,
    sql`
      insert into fraud_mark (looked_to)
      values (${to})
      on conflict (is_only) do update
      set looked_to = greatest(fraud_mark.looked_to, excluded.looked_to)
    `,
  )
}

export type Mover = { readonly id: bigint; readonly merchant: string; readonly timeZone: string }

type Span = { readonly from: Date; readonly to: Date }

const affected = ({ from, to }: Span): Sql<unknown> => sql`
  select member_id from fraud_deposit where credited_at > ${from} and credited_at <= ${to}
  union all
  select member_id from fraud_deposit where state = 'failed' and closed_at > ${from} and closed_at <= ${to}
  union all
  select member_id from fraud_withdrawal where requested_at > ${from} and requested_at <= ${to}
  union all
  select p.upline_id
  from fraud_withdrawal w
  join member_view p on p.id = w.member_id
  where w.requested_at > ${from} and w.requested_at <= ${to} and p.upline_id is not null
  union all
  select other.member_id
  from fraud_payout_account a
  join fraud_payout_account other on other.bank = a.bank and other.account_number = a.account_number
  where a.created_at > ${from} and a.created_at <= ${to}
  union all
  select other.member_id
  from member_device_view d
  join member_device_view other on other.token_hash = d.token_hash
  where d.first_seen_at > ${from} and d.first_seen_at <= ${to}
  union all
  select other.id
  from member_view n
  join member_view other on other.register_ip = n.register_ip and other.merchant = n.merchant
  where n.created_at > ${from} and n.created_at <= ${to}
    and other.created_at between n.created_at - interval '1 day' and n.created_at + interval '1 day'
  union all
  select s.member_id
  from fraud_side s
  join member_view n on n.id = s.member_id and (n.upline_id is not null or n.type in (1, 2))
  where s.at > ${from} and s.at <= ${to}
`

/**
 * Members to evaluate, in (from, to], by id, after the given one: those whose money moved and their agents, those who linked an account or
 * share a newly linked one, those who share a browser that is new to one of them, those who opened an account beside a new one, and those
 * in the line of an agent who bet on a side of an event.
 */
export function moversOf(
  db: Db,
  {
    from,
    to,
    after,
    limit,
  }: { readonly from: Date; readonly to: Date; readonly after: bigint; readonly limit: number },
): Promise<Mover[]> {
  return many(
    db,
    sql<Mover>`
      select m.id, m.merchant, b.time_zone
      from member_view m
      join merchant_view b on b.code = m.merchant
      where m.id > ${after}
        and m.id in (
          ${affected({ from, to })}
        )
      order by m.id
      limit ${limit}
    `,
  )
}

/** A member's newest deposits that were credited or failed since a moment, oldest first. */
export function depositsOf(db: Db, member: bigint, since: Date, limit: number): Promise<Deposit[]> {
  return many(
    db,
    sql<Deposit>`
      select amount, at, is_credited
      from (
        select amount, coalesce(credited_at, closed_at) as at, credited_at is not null as is_credited
        from fraud_deposit
        where member_id = ${member} and (credited_at >= ${since} or (state = 'failed' and closed_at >= ${since}))
        order by number desc
        limit ${limit}
      ) d
      order by at
    `,
  )
}

/** A member's total deposits. */
export async function depositedEver(db: Db, member: bigint): Promise<Minor> {
  const { amount } = await one(
    db,
    sql<{ amount: Minor }>`
      select coalesce(sum(deposits), 0)::bigint as amount
      from fraud_figure
      where member_id = ${member} and code > 19
    `,
  )
  return amount
}

/** Members directly below an agent with a withdrawal request since a moment, with what each deposited and requested since then. */
export function belowOf(db: Db, agent: bigint, since: Date): Promise<Below[]> {
  return many(
    db,
    sql<Below>`
      select coalesce(d.amount, 0)::bigint as deposited, w.amount::bigint as withdrawn, w.at
      from member_view m
      cross join lateral (
        select sum(amount) as amount, max(requested_at) as at
        from fraud_withdrawal
        where member_id = m.id and requested_at >= ${since} and state not in ('rejected', 'failed')
      ) w
      cross join lateral (
        select sum(deposits) as amount
        from fraud_figure
        where member_id = m.id and code > 19 and at >= ${since}
      ) d
      where m.upline_id = ${agent} and w.amount is not null
    `,
  )
}

type PlayWindow = { readonly since: Date; readonly playHours: number; readonly limit: number }

/**
 * A member's newest withdrawals since a moment, oldest first, each with the deposits of the hours before it and the stakes since the first
 * of those deposits, as defined by the figures feature.
 */
export function withdrawalsOf(
  db: Db,
  member: bigint,
  { since, playHours, limit }: PlayWindow,
): Promise<Withdrawal[]> {
  return many(
    db,
    sql<Withdrawal>`
      select w.amount, w.requested_at as at, p.amount as deposited,
        coalesce((
          select sum(l.stakes)
          from fraud_figure l
          where l.wallet = w.wallet and l.code < 20 and l.at >= p.first_at and l.at <= w.requested_at
        ), 0)::bigint as staked
      from (
        select wallet, amount, requested_at, number
        from fraud_withdrawal
        where member_id = ${member} and requested_at >= ${since} and state not in ('rejected', 'failed')
        order by number desc
        limit ${limit}
      ) w
      cross join lateral (
        select coalesce(sum(d.deposits - d.deposit_fees), 0)::bigint as amount, min(d.at) filter (where d.deposits > 0) as first_at
        from fraud_figure d
        where d.wallet = w.wallet and d.code > 19 and d.at <= w.requested_at
          and d.at > w.requested_at - make_interval(hours => ${playHours}::int)
      ) p
      order by w.requested_at
    `,
  )
}
