import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import { currencies, type Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'

type Reader = Db | Tx

/**
 * What one series of runs settles: a brand's contracts of a kind and period, its spread of rebates, or the commission of its affiliates,
 * whose periods follow a setting.
 */
export type Series = {
  readonly merchant: string
  readonly kind: 'dividend' | 'daily' | 'hourly' | 'realTime' | 'spread' | 'affiliate'
  readonly period: 'D' | 'W' | 'H' | 'M' | 'hour' | 'fiveMinutes'
}

/** The series that have, or had, a contract; the spread of brands whose general agents have rates; and brands with affiliates. */
export function seriesToSettle(db: Db): Promise<Series[]> {
  return many(
    db,
    sql<Series>`
      select distinct merchant, kind, period
      from agent_contract_view
      union all
      select code, 'spread', 'D'
      from merchant_view
      where agent_first_rate(code) is not null
      union all
      select distinct merchant, 'affiliate', 'M'
      from affiliate_view
      order by merchant, kind, period
    `,
  )
}

/**
 * A moment of the next period that has a contract: after the last run, or where contracts begin; of the spread, any period since the first
 * rate. An adjustment that waits for a statement has a period too, whatever ended. Null if there is none.
 */
export async function nextMoment(reader: Reader, { merchant, kind, period }: Series): Promise<Date | null> {
  const row = await maybe(
    reader,
    sql<{ at: Date | null }>`
      with last as (
        select coalesce(max(ends_at), '-infinity') as at
        from agent_run
        where merchant = ${merchant} and kind = ${kind} and (period = ${period} or kind = 'affiliate')
      )
      select min(b.at) as at
      from (
        select greatest(c.from_at, last.at) as at
        from agent_contract_view c, last
        where c.merchant = ${merchant} and c.kind = ${kind} and c.period = ${period} and c.until_at > greatest(c.from_at, last.at)
        union all
        select greatest(agent_first_rate(${merchant}), last.at)
        from last
        where ${kind} = 'spread'
        union all
        select greatest(min(f.joined_at), min(last.at))
        from affiliate_view f, last
        where ${kind} = 'affiliate' and f.merchant = ${merchant}
        union all
        select greatest(a.made_at, last.at)
        from agent_adjustment a, last
        where a.merchant = ${merchant} and a.kind = ${kind} and (a.period = ${period} or a.kind = 'affiliate') and a.run is null
      ) b
    `,
  )
  return row?.at ?? null
}

export type NewRun = Series & {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly currency: Currency
  readonly payer: 'brand' | 'upline'
  readonly now: Date
}

/** The ID of the new run; null where another worker has just opened it. */
export async function openRun(tx: Tx, given: NewRun): Promise<bigint | null> {
  // Race: a setting changes the length of affiliates' periods, and the unique key does not stop two workers with different ones
  await sql`select pg_advisory_xact_lock(hashtextextended(${`agent.run:${given.merchant}:${given.kind}`}, 0))`.execute(
    tx,
  )
  const row = await maybe(
    tx,
    sql<{ id: bigint }>`
      insert into agent_run (merchant, kind, period, starts_at, ends_at, book, currency, unit, payer, begun_at)
      select ${given.merchant}, ${given.kind}, ${given.period}, greatest(${given.startsAt}, last.at), ${given.endsAt}, b.id, ${given.currency},
        ${currencies[given.currency].payable}, ${given.payer}, ${given.now}
      from book_view b
      -- where periods of affiliates became longer or shorter, the new one begins where the last one ended
      cross join lateral (
        select max(r.ends_at) as at from agent_run r where r.merchant = ${given.merchant} and r.kind = 'affiliate' and ${given.kind} = 'affiliate'
      ) last
      where b.merchant = ${given.merchant} and b.currency = ${given.currency} and b.unit = 'money'
        -- the period was read before another worker opened a run that covers it
        and coalesce(last.at, '-infinity') < ${given.endsAt}
      on conflict (merchant, kind, period, starts_at) do nothing -- two workers open the same period
      returning id
    `,
  )
  return row?.id ?? null
}

/** Runs that a worker has not finished, oldest first. */
export async function unfinishedRuns(db: Db): Promise<bigint[]> {
  const rows = await many(db, sql<{ id: bigint }>`select id from agent_run where state <> 'done' order by id`)
  return rows.map(({ id }) => id)
}

/** Writes the run's statements, unless it has them; `batch`: facts up to it are counted. */
export async function writeStatements(tx: Tx, id: bigint, batch: bigint): Promise<void> {
  await run(tx, sql`select agent_settle(${id}, ${batch})`)
}

export type Run = Series & {
  readonly id: bigint
  readonly startsAt: Date
  readonly endsAt: Date
  readonly currency: Currency
  readonly paidTo: bigint
}

/** The run, locked until the transaction ends: two workers never pay the same statements. */
export function lockRun(tx: Tx, id: bigint): Promise<Run | null> {
  return maybe(
    tx,
    sql<Run>`
      select id, merchant, kind, period, starts_at, ends_at, currency, paid_to
      from agent_run
      where id = ${id}
      for update
    `,
  )
}

export type Payable = { readonly memberId: bigint; readonly amount: Minor; readonly wallet: bigint }

/** Statements of a run with something to pay, in order of agent after the run's progress. */
export function payableOf(
  tx: Tx,
  { id, paidTo }: Pick<Run, 'id' | 'paidTo'>,
  limit: number,
): Promise<Payable[]> {
  return many(
    tx,
    sql<Payable>`
      select member_id, amount, wallet
      from agent_statement
      where run = ${id} and member_id > ${paidTo} and amount > 0
      order by member_id
      limit ${limit}
    `,
  )
}

/** What a wallet could not take is left over for the next statement. */
export async function leaveOver(tx: Tx, id: bigint, memberIds: readonly bigint[]): Promise<void> {
  await run(
    tx,
    sql`
      update agent_statement
      set left_over = left_over + amount, amount = 0
      where run = ${id} and member_id = any(${[...memberIds]}::bigint[])
    `,
  )
}

/** The run's progress: statements of agents up to `to` are paid. */
export async function moveRun(
  tx: Tx,
  id: bigint,
  { to, count }: { to: bigint; count: number },
): Promise<void> {
  await run(
    tx,
    sql`update agent_run set paid_to = ${to}, paid = paid + ${count}, fault = null where id = ${id}`,
  )
}

export async function finishRun(tx: Tx, id: bigint, now: Date): Promise<void> {
  await run(tx, sql`update agent_run set state = 'done', done_at = ${now}, fault = null where id = ${id}`)
}

export async function noteFault(db: Db, id: bigint, fault: string): Promise<void> {
  await run(db, sql`update agent_run set fault = ${fault.slice(0, 500)} where id = ${id}`)
}
