import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, one, run, sql } from '#db/rows.ts'
import type { Incident, IncidentKind, Pair, SideName } from '../rules/live.ts'

export type IncidentRow = {
  readonly no: number
  readonly kind: IncidentKind
  readonly side: SideName | null
  readonly minute: number | null
  readonly who: string | null
  readonly data: Pick<Incident, 'score' | 'period' | 'counts'> | null
  readonly score: Pair
  /** Who told it. */
  readonly source: string
  readonly isVoid: boolean
  readonly at: Date
}

const columns = sql`no, kind, side, minute, who, data, array[home, away] as score, source, is_void, at`

export function incidentsOf(db: Db | Tx, event: string): Promise<IncidentRow[]> {
  return many(db, sql<IncidentRow>`select ${columns} from sport_incident where event = ${event} order by no`)
}

/** Whether an operator has told something of an event that still stands, or taken back what someone else told. */
export async function isToldByOperator(db: Db | Tx, event: string): Promise<boolean> {
  const { told } = await one(
    db,
    sql<{ told: boolean }>`
      select exists (
        select from sport_incident
        where event = ${event}
          and case when is_void then void_source like 'operator:%' and source not like 'operator:%' else source like 'operator:%' end
      ) as told
    `,
  )
  return told
}

export type NewIncident = Omit<IncidentRow, 'isVoid' | 'no'> & {
  readonly no: number
  readonly sequence: number | null
}

export async function insertIncident(tx: Tx, event: string, incident: NewIncident): Promise<void> {
  const { no, kind, side, minute, who, data, score, source, sequence, at } = incident
  await run(
    tx,
    sql`
      insert into sport_incident (event, no, kind, side, minute, who, data, home, away, source, sequence, at)
      values (${event}, ${no}, ${kind}, ${side}, ${minute}, ${who}, ${data === null ? null : JSON.stringify(data)}::json, ${score[0]},
        ${score[1]}, ${source}, ${sequence}, ${at})
    `,
  )
}

/** The number of the incident that a message of a source told; null: none. */
export async function numberOf(
  tx: Tx,
  event: string,
  { source, sequence }: { readonly source: string; readonly sequence: number },
): Promise<number | null> {
  const found = await maybe(
    tx,
    sql<{ no: number }>`
      select no from sport_incident where event = ${event} and source = ${source} and sequence = ${sequence}
    `,
  )
  return found?.no ?? null
}

/** Takes an incident back, by the word of `by`. */
export async function voidIncident(
  tx: Tx,
  event: string,
  { no, by }: { readonly no: number; readonly by: string },
): Promise<void> {
  await run(
    tx,
    sql`update sport_incident set is_void = true, void_source = ${by} where event = ${event} and no = ${no}`,
  )
}

/** An incident as the rules read it. */
const incidentOf = ({ kind, side, minute, who, data, at }: IncidentRow): Incident => ({
  kind,
  side,
  minute,
  who,
  ...data,
  at,
})

/** Those that were not taken back, as the rules read them. */
export const notTakenBack = (incidents: readonly IncidentRow[]): readonly Incident[] =>
  incidents.filter(({ isVoid }) => !isVoid).map(incidentOf)
