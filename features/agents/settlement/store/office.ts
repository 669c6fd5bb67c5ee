import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, sql } from '#db/rows.ts'
import type { Window } from '#db/review/pages.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { Series } from './runs.ts'

type Reader = Db | Tx

export type RunRow = Omit<Series, 'merchant'> & {
  readonly number: bigint
  readonly startsAt: Date
  readonly endsAt: Date
  readonly currency: Currency
  readonly state: 'open' | 'settled' | 'done'
  readonly agents: number
  readonly payable: number
  readonly paid: number
  readonly amount: Minor
  readonly begunAt: Date
  readonly doneAt: Date | null
  readonly fault: string | null
}

/** A brand's runs, newest first. */
export function runsOf(
  db: Db,
  { merchant, kind }: { readonly merchant: string; readonly kind: Series['kind'] | undefined },
  { below, limit }: Window,
): Promise<RunRow[]> {
  return many(
    db,
    sql<RunRow>`
      select id as number, kind, period, starts_at, ends_at, currency, state, agents, payable, paid, amount, begun_at, done_at, fault
      from agent_run
      where merchant = ${merchant} and (${kind ?? null}::text is null or kind = ${kind ?? null})
        and (${below}::bigint is null or id < ${below})
      order by id desc
      limit ${limit}
    `,
  )
}

export type Earner = {
  readonly number: bigint
  readonly id: bigint
  readonly account: string
  readonly upline: string | null
  readonly gross: Minor
  readonly taken: Minor
  readonly earned: Minor
  readonly corrected: Minor
  readonly adjusted: Minor
  readonly carried: Minor
  readonly amount: Minor
  readonly leftOver: Minor
}

/** The statements of a run, newest first. */
export function earnersOf(
  db: Db,
  { merchant, run }: { readonly merchant: string; readonly run: bigint },
  { below, limit }: Window,
): Promise<Earner[]> {
  return many(
    db,
    sql<Earner>`
      select s.number, m.id, m.account, u.account as upline, s.gross, s.taken, s.earned, s.corrected, s.adjusted, s.carried, s.amount, s.left_over
      from agent_run r
      join agent_statement s on s.run = r.id
      join member_view m on m.id = s.member_id
      left join member_view u on u.id = m.upline_id
      where r.id = ${run} and r.merchant = ${merchant} and (${below}::bigint is null or s.number < ${below})
      order by s.number desc
      limit ${limit}
    `,
  )
}

/** What a brand's agents would have earned in a period by the facts counted now, the highest first. */
export function earnedIn(
  tx: Tx,
  { merchant, kind, period }: Series,
  given: {
    readonly currency: Currency
    readonly payer: 'brand' | 'upline'
    readonly from: Date
    readonly to: Date
    readonly batch: bigint
  },
): Promise<Earned[]> {
  return many(
    tx,
    sql<Earned>`
      select m.id, m.account, u.account as upline, e.valid, e.base, e.gross, e.taken, e.earned
      from book_view b
      cross join lateral agent_earned(${kind}, ${period}, ${merchant}, b.id, ${given.payer}, ${given.from}, ${given.to},
        ${given.batch}) e
      join member_view m on m.id = e.member_id
      left join member_view u on u.id = m.upline_id
      where b.merchant = ${merchant} and b.currency = ${given.currency} and b.unit = 'money'
      order by e.earned desc, m.id
    `,
  )
}

export type Earned = {
  readonly id: bigint
  readonly account: string
  readonly upline: string | null
  readonly valid: Minor
  readonly base: Minor
  readonly gross: Minor
  readonly taken: Minor
  readonly earned: Minor
}

export type Again = {
  readonly id: bigint
  readonly account: string
  readonly stated: Minor
  readonly now: Minor
}

/** A run, if it is one of this brand. */
export function runOf(
  reader: Reader,
  { merchant, run }: { readonly merchant: string; readonly run: bigint },
): Promise<RunRow | null> {
  return maybe(
    reader,
    sql<RunRow>`
      select id as number, kind, period, starts_at, ends_at, currency, state, agents, payable, paid, amount, begun_at, done_at, fault
      from agent_run
      where id = ${run} and merchant = ${merchant}
    `,
  )
}

/** Agents whose period comes to something else by the facts counted now than by the run's statements and their corrections. */
export function computedAgain(tx: Tx, run: bigint, batch: bigint): Promise<Again[]> {
  return many(
    tx,
    sql<Again>`
      select m.id, m.account, d.before as stated, d.after as now
      from agent_differences(${run}, ${batch}) d
      join member_view m on m.id = d.member_id
      order by abs(d.after - d.before) desc, m.id
      limit 200
    `,
  )
}

export type Upline = {
  readonly id: bigint
  readonly account: string
  readonly level: number
  readonly earned: Minor
}

/** The agents above a member, the top first, and what each earned since a moment. */
export function uplinesOf(reader: Reader, memberId: bigint, since: Date): Promise<Upline[]> {
  return many(
    reader,
    sql<Upline>`
      select u.id, u.account, cardinality(u.line) as level, coalesce((
        select sum(s.amount)
        from agent_statement s
        join agent_run r on r.id = s.run
        where s.member_id = u.id and r.ends_at > ${since}
      ), 0)::bigint as earned
      from member_view m
      join member_view u on u.id = any (m.line[:cardinality(m.line) - 1])
      where m.id = ${memberId}
      order by level
    `,
  )
}

export type UplineContract = {
  readonly memberId: bigint
  readonly number: bigint
  readonly kind: Exclude<Series['kind'], 'spread' | 'affiliate'>
  readonly period: Series['period']
  readonly mostPpm: number
  readonly fromAt: Date
}

/** The contracts of these agents that are valid at a moment. */
export function contractsAt(
  reader: Reader,
  memberIds: readonly bigint[],
  at: Date,
): Promise<UplineContract[]> {
  return many(
    reader,
    sql<UplineContract>`
      select c.member_id, c.number, c.kind, c.period, c.from_at,
        (select max(greatest(t.rate_ppm, t.loss_ppm)) from agent_tiers(c.tiers) t) as most_ppm
      from agent_contract_view c
      where c.member_id = any (${[...memberIds]}::bigint[]) and c.from_at <= ${at} and c.until_at > ${at}
      order by c.number
    `,
  )
}
