import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'

export type IncidentKind = 'made' | 'started' | 'cancelled' | 'over'
export type IncidentRow = {
  readonly number: bigint
  readonly kind: IncidentKind
  /** Empty: the clock. */
  readonly byName: string
  readonly approvedBy: string
  readonly reason: string
  readonly at: Date
}
type New = { readonly tournament: bigint; readonly kind: IncidentKind } & Partial<
  Pick<IncidentRow, 'byName' | 'approvedBy' | 'reason'>
>

export async function insertIncident(tx: Tx, incident: New): Promise<void> {
  const { tournament, kind, byName = '', approvedBy = '', reason = '' } = incident
  await run(
    tx,
    sql`
      insert into card_tournament_incident (tournament, kind, by_name, approved_by, reason)
      values (${tournament}, ${kind}, ${byName}, ${approvedBy}, ${reason})
    `,
  )
}

export function incidentsOf(db: Db, tournament: bigint): Promise<IncidentRow[]> {
  return many(
    db,
    sql<IncidentRow>`
      select number, kind, by_name, approved_by, reason, at from card_tournament_incident
      where tournament = ${tournament} order by number desc
    `,
  )
}
