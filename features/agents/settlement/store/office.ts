import type { Db } from '#db/pool.ts'
import { many, sql } from '#db/rows.ts'
import type { Window } from '#db/review/pages.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { Series } from './runs.ts'

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
