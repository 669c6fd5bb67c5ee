import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'
import type { IncidentKind } from '../rules/incidents.ts'

export type IncidentRow = {
  readonly number: bigint
  /** The room's code. */
  readonly code: string
  readonly kind: IncidentKind
  readonly hand: string | null
  /** The hand's number, the version of the setup, or the room whose terms a private one has. */
  readonly label: string
  /** Empty: the clock. */
  readonly byName: string
  readonly approvedBy: string
  readonly reason: string
  readonly at: Date
}

export type NewIncident = { readonly room: bigint; readonly kind: IncidentKind } & Partial<
  Pick<IncidentRow, 'hand' | 'label' | 'byName' | 'approvedBy' | 'reason'>
>

export async function insertIncident(tx: Tx, incident: NewIncident): Promise<void> {
  const { room, kind, hand = null, label = '', byName = '', approvedBy = '', reason = '' } = incident
  await run(
    tx,
    sql`
      insert into card_incident (room, kind, hand, label, by_name, approved_by, reason)
      values (${room}, ${kind}, ${hand}, ${label}, ${byName}, ${approvedBy}, ${reason})
    `,
  )
}

type Asked = {
  readonly merchant: string
  /** Null: every room of the brand. */
  readonly code: string | null
  readonly before: bigint | null
  readonly limit: number
}

/** The log of a brand's rooms, newest first; of one of them, or all. That members open private ones is in the log of each room only. */
export function incidentsOf(db: Db, { merchant, code, before, limit }: Asked): Promise<IncidentRow[]> {
  return many(
    db,
    sql<IncidentRow>`
      select i.number, r.code, i.kind, i.hand, i.label, i.by_name, i.approved_by, i.reason, i.at
      from card_incident i
      join card_room r on r.id = i.room
      where r.merchant = ${merchant} and case
          when ${code}::text is null then i.kind not in ('private', 'empty', 'idle') else r.code = ${code}
        end
        and (${before}::bigint is null or i.number < ${before})
      order by i.number desc
      limit ${limit}
    `,
  )
}
