import type { Db, Tx } from '#db/pool.ts'
import { brandTable, waitingColumns, type BrandCount, type WaitingAsked } from '#db/review/cutoffs.ts'
import { many, run, sql } from '#db/rows.ts'
import type { Minor } from '#kit/money.ts'
import type { Program } from '../rules/terms.ts'

export type Pause = {
  readonly program: Program
  readonly by: string
  readonly at: Date
  readonly reason: string
}

export function pausesOf(db: Db, merchant: string): Promise<Pause[]> {
  return many(
    db,
    sql<Pause>`
      select p.program, p.by_account as "by", p.at, p.reason from rebate_pause p where p.merchant = ${merchant} order by p.at
    `,
  )
}

type OfProgram = { readonly merchant: string; readonly program: Program }

/** False where it is paused already. */
export async function addPause(
  tx: Tx,
  { merchant, program, by, reason, at }: OfProgram & Pause,
): Promise<boolean> {
  const count = await run(
    tx,
    sql`
      insert into rebate_pause (merchant, program, by_account, reason, at)
      values (${merchant}, ${program}, ${by}, ${reason}, ${at})
      on conflict do nothing -- two operators pause it
    `,
  )
  return count > 0
}

/** False where it is not paused. */
export async function removePause(tx: Tx, { merchant, program }: OfProgram): Promise<boolean> {
  return (
    (await run(tx, sql`delete from rebate_pause where merchant = ${merchant} and program = ${program}`)) > 0
  )
}

export type Report = {
  readonly days: {
    readonly day: string
    readonly program: Program
    readonly members: number
    readonly amount: Minor
  }[]
  readonly levels: { readonly level: number; readonly program: Program; readonly amount: Minor }[]
  readonly categories: {
    readonly category: string
    readonly program: Program
    readonly bets: bigint
    readonly base: Minor
    readonly earned: Minor
  }[]
}

type ReportOf = { readonly merchant: string; readonly from: string; readonly to: string }

/** The cost of rebates by the brand-local day on which a period ended, days inclusive; a period that ends at midnight counts before it. */
export async function reportOf(db: Db, { merchant, from, to }: ReportOf): Promise<Report> {
  const sums = sql`
    from (
      select r.program, s.level, s.category, s.members, s.bets, s.base, s.earned, s.amount,
        ((r.ends_at - interval '1 microsecond') at time zone m.time_zone)::date as day
      from rebate_run r
      join merchant_view m on m.code = r.merchant
      join rebate_sum s on s.run = r.id
      where r.merchant = ${merchant}
        and r.ends_at > day_start(${from}::date, m.time_zone) and r.ends_at <= day_start(${to}::date + 1, m.time_zone)
    ) x
  `
  const [days, levels, categories] = await Promise.all([
    many(
      db,
      sql<Report['days'][number]>`
        select x.day::text as day, x.program, sum(x.members)::int as members, sum(x.amount)::bigint as amount
        ${sums} where x.category = '' group by 1, 2 order by 1 desc, 2
      `,
    ),
    many(
      db,
      sql<Report['levels'][number]>`
        select x.level, x.program, sum(x.amount)::bigint as amount ${sums} where x.category = '' group by 1, 2 order by 1, 2
      `,
    ),
    many(
      db,
      sql<Report['categories'][number]>`
        select x.category, x.program, sum(x.bets)::bigint as bets, sum(x.base)::bigint as base, sum(x.earned)::bigint as earned
        ${sums} where x.category <> '' group by 1, 2 order by 2, 1
      `,
    ),
  ])
  return { days, levels, categories }
}

/** Runs whose last attempt failed; overdue an hour after they began. */
export function failedRuns(reader: Db | Tx, { brands }: WaitingAsked): Promise<BrandCount[]> {
  return many(
    reader,
    sql<BrandCount>`
      select ${waitingColumns(sql`r.begun_at + interval '1 hour'`)}
      from ${brandTable(brands)}
      join rebate_run r on r.merchant = brand.merchant and r.state <> 'done' and r.fault is not null
      group by brand.merchant
    `,
  )
}
