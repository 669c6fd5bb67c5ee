import type { Db } from '#db/pool.ts'
import { many, one, sql } from '#db/rows.ts'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'

export type MerchantRow = {
  readonly code: string
  readonly name: string
  readonly currency: Currency
  readonly timeZone: string
}

export function merchantsOf(db: Db): Promise<MerchantRow[]> {
  return many(
    db,
    sql<MerchantRow>`select code, name, currency, time_zone from merchant_view order by sort, code`,
  )
}

export type DayRow = {
  readonly day: string
  readonly deposits: Minor
  readonly withdrawals: Minor
  readonly stakes: Minor
  readonly ggr: Minor
  readonly rounds: number
  readonly active: number
}

type Days = {
  readonly merchant: string
  readonly currency: Currency
  readonly timeZone: string
  readonly from: string
}

/**
 * Figures by calendar day of the merchant: money as `figure_line` defines it, settled play from its daily sums, so that the cost of thirty
 * days does not depend on the volume of play, and the number of active members.
 */
export function figuresByDay(db: Db, { merchant, currency, timeZone, from }: Days): Promise<DayRow[]> {
  const brand = sql`merchant = ${merchant} and currency = ${currency} and at >= day_start(${from}::date, ${timeZone})`
  return many(
    db,
    sql<DayRow>`
      select
        day::text as day,
        sum(deposits)::bigint as deposits,
        sum(withdrawals)::bigint as withdrawals,
        sum(stakes)::bigint as stakes,
        sum(stakes - wins)::bigint as ggr,
        sum(rounds)::int as rounds,
        sum(active)::int as active
      from (
        select day, deposits, withdrawals, 0 as stakes, 0 as wins, 0 as rounds, 0 as active
        from figure_line
        where code > 19 and ${brand}
        union all
        select day, 0, 0, stakes, wins, rounds, 0
        from settled_play_day
        where ${brand}
        union all
        select day, 0, 0, 0, 0, 0, count(distinct member_id)
        from figure_line
        where code in (1, 3) and ${brand}
        group by day
      ) parts
      group by day
      order by day
    `,
  )
}

export type MemberCounts = { readonly all: number; readonly newToday: number; readonly locked: number }

export function memberCounts(
  db: Db,
  { merchant, timeZone, from }: Omit<Days, 'currency'>,
): Promise<MemberCounts> {
  return one(
    db,
    sql<MemberCounts>`
      select
        count(*)::int as "all",
        (count(*) filter (where created_at >= day_start(${from}::date, ${timeZone})))::int as new_today,
        (count(*) filter (where state = 'locked'))::int as locked
      from member_view
      where merchant = ${merchant}
    `,
  )
}

/** How far continuous reconciliation has progressed, and the number of open faults. */
export async function ledgerProof(
  db: Db,
): Promise<{ readonly provedAt: Date | null; readonly faults: number }> {
  return one(
    db,
    sql<{ provedAt: Date | null; faults: number }>`select proved_at, faults from reconcile_mark_view`,
  )
}
