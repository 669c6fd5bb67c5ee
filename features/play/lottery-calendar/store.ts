import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { Day } from '#kit/day.ts'
import type { DatedTimes } from './rules/times.ts'

export type Holiday = {
  /** Code of a lottery or of a family. */
  readonly scope: string
  readonly day: Day
  readonly name: string
  readonly createdBy: string
}

/** A lottery and its family: the scopes of its holidays. */
export type Scoped = { readonly code: string; readonly family: string }

/** Days from `from` to `to`, inclusive, on which a lottery has no draw: its own holidays and those of its family. */
export async function holidaysOf(
  db: Db | Tx,
  { code, family }: Scoped,
  { from, to }: { readonly from: Day; readonly to: Day },
): Promise<ReadonlySet<Day>> {
  const rows = await many(
    db,
    sql<{ day: Day }>`
      select distinct day::text as day from lottery_holiday
      where scope in (${code}, ${family}) and day between ${from}::date and ${to}::date
    `,
  )
  return new Set(rows.map(({ day }) => day))
}

/** All holidays from a day on, soonest first. */
export function holidaysFrom(db: Db | Tx, from: Day): Promise<Holiday[]> {
  return many(
    db,
    sql<Holiday>`
      select scope, day::text as day, name, created_by from lottery_holiday where day >= ${from}::date order by day, scope
    `,
  )
}

/** False if the scope has that holiday already. */
export async function insertHoliday(tx: Tx, holiday: Holiday): Promise<boolean> {
  const { scope, day, name, createdBy } = holiday
  const inserted = await run(
    tx,
    sql`
      insert into lottery_holiday (scope, day, name, created_by)
      values (${scope}, ${day}::date, ${name}, ${createdBy})
      on conflict do nothing -- two operators added the same day
    `,
  )
  return inserted === 1
}

/** The removed holiday, or null. */
export function deleteHoliday(tx: Tx, scope: string, day: Day): Promise<Holiday | null> {
  return maybe(
    tx,
    sql<Holiday>`
      delete from lottery_holiday where scope = ${scope} and day = ${day}::date
      returning scope, day::text as day, name, created_by
    `,
  )
}

/** The schedules that replace the built-in one of a lottery, by their first day. */
export function timesOf(db: Db | Tx, lottery: string): Promise<DatedTimes[]> {
  return many(
    db,
    sql<DatedTimes>`
      select from_day::text as from_day, days, at, closes_before_minutes, created_by
      from (
        select distinct on (from_day) * from lottery_schedule where lottery = ${lottery} order by from_day, id desc
      ) newest
      order by from_day
    `,
  )
}

export async function insertTimes(tx: Tx, lottery: string, times: DatedTimes): Promise<void> {
  const { fromDay, days, at, closesBeforeMinutes, createdBy } = times
  await run(
    tx,
    sql`
      insert into lottery_schedule (lottery, from_day, days, at, closes_before_minutes, created_by)
      values (${lottery}, ${fromDay}::date, ${days}::int[], ${at}, ${closesBeforeMinutes}, ${createdBy})
    `,
  )
}
