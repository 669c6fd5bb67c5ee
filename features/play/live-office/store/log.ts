import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'
import type { IncidentKind } from '../rules/incidents.ts'

export type IncidentRow = {
  readonly number: bigint
  readonly code: string
  readonly kind: IncidentKind
  readonly round: string | null
  readonly label: string
  readonly byName: string
  readonly approvedBy: string
  readonly reason: string
  readonly at: Date
}

export async function insertIncident(
  tx: Tx,
  { code, kind, byName, ...rest }: Pick<IncidentRow, 'code' | 'kind' | 'byName'> & Partial<IncidentRow>,
): Promise<void> {
  const { round = null, label = '', approvedBy = '', reason = '' } = rest
  await run(
    tx,
    sql`
      insert into live_incident (code, kind, round, label, by_name, approved_by, reason)
      values (${code}, ${kind}, ${round}, ${label}, ${byName}, ${approvedBy}, ${reason})
    `,
  )
}

/** Whether the log tells one of these kinds of a table's round. */
export async function hasIncident(
  db: Db | Tx,
  asked: { readonly code: string; readonly round: string; readonly kinds: readonly IncidentKind[] },
): Promise<boolean> {
  const row = await maybe(
    db,
    sql<{ has: boolean }>`
      select exists (
        select from live_incident
        where code = ${asked.code} and round = ${asked.round}::uuid and kind = any (${asked.kinds}::text[])
      ) as has
    `,
  )
  return row?.has ?? false
}

type Asked = { readonly code: string | null; readonly before: bigint | null; readonly limit: number }

/** The log, newest first; of one table or of all. */
export function incidents(db: Db, { code, before, limit }: Asked): Promise<IncidentRow[]> {
  return many(
    db,
    sql<IncidentRow>`
      select number, code, kind, round, label, by_name, approved_by, reason, at
      from live_incident
      where (${code}::text is null or code = ${code}) and (${before}::bigint is null or number < ${before})
      order by number desc
      limit ${limit}
    `,
  )
}

export type ClosedWhy = 'operator' | 'hours'

/** The closed tables, and why. */
export async function closedTables(db: Db | Tx): Promise<ReadonlyMap<string, ClosedWhy>> {
  const rows = await many(db, sql<{ code: string; why: ClosedWhy }>`select code, why from live_closed`)
  return new Map(rows.map(({ code, why }) => [code, why]))
}

/** Notes that a table is closed; an operator's word stands over the hours'. True: it was not noted so before. */
export async function noteClosed(tx: Tx, code: string, why: ClosedWhy): Promise<boolean> {
  const row = await maybe(
    tx,
    sql<{ code: string }>`
      insert into live_closed (code, why) values (${code}, ${why})
      on conflict (code) do update set why = excluded.why, since = clock_timestamp() -- the hours have closed it before
      where live_closed.why = 'hours' and excluded.why = 'operator'
      returning code
    `,
  )
  return row !== null
}

/** Forgets that a table is closed, if for this reason; any if null. True: it was. */
export async function forgetClosed(tx: Tx, code: string, why: ClosedWhy | null): Promise<boolean> {
  const row = await maybe(
    tx,
    sql<{ code: string }>`
      delete from live_closed where code = ${code} and (${why}::text is null or why = ${why}) returning code
    `,
  )
  return row !== null
}
