import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import { currencies, type Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import type { Program } from '../rules/terms.ts'

export type Run = {
  readonly id: bigint
  readonly merchant: string
  readonly program: Program
  readonly startsAt: Date
  readonly endsAt: Date
  readonly version: number
  readonly currency: Currency
  readonly state: 'open' | 'settled' | 'done'
  readonly members: number
  readonly payable: number
  readonly amount: Minor
  readonly paidTo: bigint
  readonly paid: number
  readonly begunAt: Date
  readonly doneAt: Date | null
  readonly fault: string | null
}

const columns = sql.raw(`
  r.id, r.merchant, r.program, r.starts_at, r.ends_at, r.version, r.currency, r.state, r.members, r.payable, r.amount, r.paid_to, r.paid,
  r.begun_at, r.done_at, r.fault
`)

type Next = {
  readonly startsAt: Date
  readonly endsAt: Date
  readonly version: number
  readonly book: number
  readonly currency: Currency
}

type OfProgram = { readonly merchant: string; readonly program: Program }

/** Opens the run of the next closed period; null where there is none, or another worker has just opened it. */
export async function openRun(
  tx: Tx,
  { merchant, program, closedUntil, now }: OfProgram & { readonly closedUntil: Date; readonly now: Date },
): Promise<bigint | null> {
  const next = await maybe(
    tx,
    sql<Next>`
      select starts_at, ends_at, version, book, currency
      from rebate_next(${merchant}, ${program}, ${closedUntil})
    `,
  )
  if (!next) return null
  const { startsAt, endsAt, version, book, currency } = next
  const opened = await maybe(
    tx,
    sql<{ id: bigint }>`
      insert into rebate_run (merchant, program, starts_at, ends_at, version, book, currency, unit, begun_at)
      values (${merchant}, ${program}, ${startsAt}, ${endsAt}, ${version}, ${book}, ${currency}, ${currencies[currency].payable}, ${now})
      on conflict (merchant, program, starts_at) do nothing -- two workers open the same period
      returning id
    `,
  )
  return opened?.id ?? null
}

/** Runs that a worker has not finished, oldest first; without those of paused programs. */
export async function unfinishedRuns(db: Db): Promise<bigint[]> {
  const rows = await many(
    db,
    sql<{ id: bigint }>`
      select r.id
      from rebate_run r
      where r.state <> 'done'
        and not exists (select from rebate_pause p where p.merchant = r.merchant and p.program = r.program)
      order by r.id
    `,
  )
  return rows.map(({ id }) => id)
}

/** Writes the run's statements, unless it has them; `batch`: facts up to it are counted. */
export async function writeStatements(tx: Tx, id: bigint, batch: bigint): Promise<void> {
  await run(tx, sql`select rebate_settle(${id}, ${batch})`)
}

/** The run, locked until the transaction ends: two workers never offer the same statements. Null where the program is paused. */
export function lockRun(
  tx: Tx,
  id: bigint,
): Promise<(Run & { readonly claim: 'byHand' | 'automatic' }) | null> {
  return maybe(
    tx,
    sql<Run & { claim: 'byHand' | 'automatic' }>`
      select ${columns}, coalesce(t.claim, 'byHand') as claim
      from rebate_run r
      left join rebate_terms t on t.merchant = r.merchant and t.version = r.version and t.program = r.program
      where r.id = ${id}
        and not exists (select from rebate_pause p where p.merchant = r.merchant and p.program = r.program)
      for update of r
    `,
  )
}

export type Payable = { readonly memberId: bigint; readonly amount: Minor; readonly wallet: bigint }

/** Statements of a run with something to pay, in order of member after the run's progress. */
export function payableOf(tx: Tx, run: Pick<Run, 'id' | 'paidTo'>, limit: number): Promise<Payable[]> {
  return many(
    tx,
    sql<Payable>`
      select member_id, amount, wallet
      from rebate_payable(${run.id}, ${run.paidTo}, ${limit})
    `,
  )
}

/** The run's progress: statements of members up to `to` are offered. */
export async function moveRun(
  tx: Tx,
  id: bigint,
  { to, count }: { to: bigint; count: number },
): Promise<void> {
  await run(
    tx,
    sql`update rebate_run set paid_to = ${to}, paid = paid + ${count}, fault = null where id = ${id}`,
  )
}

export async function finishRun(tx: Tx, id: bigint, now: Date): Promise<void> {
  await run(tx, sql`update rebate_run set state = 'done', done_at = ${now}, fault = null where id = ${id}`)
}

export async function noteFault(db: Db, id: bigint, fault: string): Promise<void> {
  await run(db, sql`update rebate_run set fault = ${fault.slice(0, 500)} where id = ${id}`)
}

/** The programs that may have something to settle: those of any version, without paused ones. */
export function programsToSettle(db: Db): Promise<OfProgram[]> {
  return many(
    db,
    sql<OfProgram>`
      select distinct t.merchant, t.program::text as program
      from rebate_terms t
      where not exists (select from rebate_pause p where p.merchant = t.merchant and p.program = t.program)
      order by 1, 2
    `,
  )
}

/** A brand's runs, newest first, below a number. */
export function runsOf(
  db: Db,
  {
    merchant,
    before,
    limit,
  }: { readonly merchant: string; readonly before: bigint | null; readonly limit: number },
): Promise<Run[]> {
  return many(
    db,
    sql<Run>`
      select ${columns}
      from rebate_run r
      where r.merchant = ${merchant} and (${before}::bigint is null or r.id < ${before})
      order by r.id desc
      limit ${limit}
    `,
  )
}

/** When the current, unsettled period of a program began; null where it has not begun. */
export async function openSince(db: Db, { merchant, program }: OfProgram, now: Date): Promise<Date | null> {
  const { since } = await one(
    db,
    sql<{ since: Date | null }>`
      select coalesce(
        (select max(r.ends_at) from rebate_run r where r.merchant = ${merchant} and r.program = ${program} and r.state <> 'open'),
        (
          select min(v.from_at)
          from rebate_version v
          join rebate_terms t on t.merchant = v.merchant and t.version = v.number
          where v.merchant = ${merchant} and t.program = ${program} and v.from_at <= ${now}
        )
      ) as since
    `,
  )
  return since
}
