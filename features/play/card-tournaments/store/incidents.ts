import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'

export type IncidentKind = 'made' | 'started' | 'cancelled' | 'over' | 'parked' | 'paid'
export type IncidentRow = {
  readonly number: bigint
  readonly kind: IncidentKind
  /** Empty: the clock. */
  readonly byName: string
  readonly approvedBy: string
  readonly reason: string
  /** Whose payment was parked or paid; empty: the whole tournament. */
  readonly player: string
  readonly at: Date
}
type New = { readonly tournament: bigint; readonly kind: IncidentKind } & Partial<
  Pick<IncidentRow, 'byName' | 'approvedBy' | 'reason' | 'player'>
>

export async function insertIncident(tx: Tx, incident: New): Promise<void> {
  const { tournament, kind, byName = '', approvedBy = '', reason = '', player = '' } = incident
  await run(
    tx,
    sql`
      insert into card_tournament_incident (tournament, kind, by_name, approved_by, reason, player)
      values (${tournament}, ${kind}, ${byName}, ${approvedBy}, ${reason}, ${player})
    `,
  )
}

export function incidentsOf(db: Db, tournament: bigint): Promise<IncidentRow[]> {
  return many(
    db,
    sql<IncidentRow>`
      select number, kind, by_name, approved_by, reason, player, at from card_tournament_incident
      where tournament = ${tournament} order by number desc
    `,
  )
}
