import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { EventResult } from '../rules/results.ts'

export type EntryRow = {
  readonly id: bigint
  readonly source: string
  readonly byName: string
  readonly result: EventResult
  readonly reason: string
  readonly at: Date
}

/** Entries that wait, oldest first. */
export function waitingEntries(db: Db | Tx, event: string): Promise<EntryRow[]> {
  return many(
    db,
    sql<EntryRow>`
      select id, source, by_name, result, reason, at from sport_entry where event = ${event} and state = 'waiting' order by id
    `,
  )
}

/** Stores an entry in place of the one that its source made before. */
export async function insertEntry(
  tx: Tx,
  event: string,
  { source, byName, result, reason }: Omit<EntryRow, 'id' | 'at'>,
): Promise<void> {
  await run(
    tx,
    sql`update sport_entry set state = 'replaced' where event = ${event} and source = ${source} and state = 'waiting'`,
  )
  await run(
    tx,
    sql`
      insert into sport_entry (event, source, by_name, result, reason)
      values (${event}, ${source}, ${byName}, ${JSON.stringify(result)}::json, ${reason})
    `,
  )
}

/** The entries of an event have decided it: those that differ are replaced. */
export async function closeEntries(tx: Tx, event: string, used: readonly string[]): Promise<void> {
  await run(
    tx,
    sql`
      update sport_entry
      set state = case when source = any (${used}::text[]) then 'used' else 'replaced' end
      where event = ${event} and state = 'waiting'
    `,
  )
}

export type ResultRow = {
  readonly event: string
  readonly version: number
  readonly result: EventResult
  readonly enteredBy: string
  readonly confirmedBy: string
  readonly reason: string
  readonly at: Date
}

export async function insertResult(tx: Tx, row: Omit<ResultRow, 'at'>): Promise<void> {
  await run(
    tx,
    sql`
      insert into sport_result (event, version, result, entered_by, confirmed_by, reason)
      values (${row.event}, ${row.version}, ${JSON.stringify(row.result)}::json, ${row.enteredBy}, ${row.confirmedBy}, ${row.reason})
    `,
  )
}

/** Confirmed results of an event, the newest first. */
export function resultsOf(db: Db | Tx, event: string): Promise<ResultRow[]> {
  return many(
    db,
    sql<ResultRow>`
      select event, version, result, entered_by, confirmed_by, reason, at from sport_result where event = ${event} order by version desc
    `,
  )
}

/** The operators whose entries of an event wait for another one: they are the first of its two people. */
export async function firstsOf(
  db: Db | Tx,
  event: string,
): Promise<readonly { readonly operator: string | null }[]> {
  if (!/^[0-9a-f-]{36}$/i.test(event)) return []
  return many(
    db,
    sql<{ operator: string | null }>`
      select substr(source, 10) as operator from sport_entry
      where event = ${event}::uuid and state = 'waiting' and source like 'operator:%'
    `,
  )
}

/** The newest confirmed result of each event that has one. */
export async function latestResults(
  db: Db | Tx,
  events: readonly string[],
): Promise<ReadonlyMap<string, ResultRow>> {
  const rows = await many(
    db,
    sql<ResultRow>`
      select r.event, r.version, r.result, r.entered_by, r.confirmed_by, r.reason, r.at
      from sport_event e
      join sport_result r on r.event = e.id and r.version = e.result_version
      where e.id = any (${events}::uuid[])
    `,
  )
  return new Map(rows.map((row) => [row.event, row]))
}

/** Holds the results of events as they are until the transaction ends, together with others that do; their versions, 0 for none. */
export async function holdResults(tx: Tx, events: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await many(
    tx,
    sql<{ id: string; version: number }>`
      select id, result_version as version from sport_event where id = any (${[...new Set(events)]}::uuid[]) order by id for share
    `,
  )
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Events with entries that wait, and those of them that have waited since before a moment. */
export function countEntries(
  db: Db | Tx,
  before: Date,
): Promise<{ readonly count: number; readonly overdue: number }> {
  return one(
    db,
    sql<{ count: number; overdue: number }>`
      select count(*)::int as count, (count(*) filter (where since < ${before}))::int as overdue
      from (select event, min(at) as since from sport_entry where state = 'waiting' group by event) e
    `,
  )
}
