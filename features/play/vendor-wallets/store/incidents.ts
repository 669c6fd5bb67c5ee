import type { Db, Tx } from '#db/pool.ts'
import { many, run, sql } from '#db/rows.ts'

export type IncidentRow = {
  readonly id: string
  readonly transfer: string
  readonly at: Date
  readonly told: string
  readonly closedAt: Date | null
  readonly closedBy: string | null
  readonly closedWhy: string | null
}

/** Opens an incident for a contradictory vendor status: no money moves, an operator reviews it. */
export async function openIncident(tx: Tx, transfer: string, told: string, now: Date): Promise<void> {
  await run(
    tx,
    sql`
      insert into vendor_transfer_alarm (transfer, at, told)
      values (${transfer}, ${now}, ${told})
      on conflict do nothing -- the vendor says the same again
    `,
  )
}

/** All incidents of these transfers, newest first. */
export async function incidentsOn(db: Db, transfers: readonly string[]): Promise<IncidentRow[]> {
  return many(
    db,
    sql<IncidentRow>`
      select a.id, a.transfer, a.at, a.told, a.closed_at, o.account as closed_by, a.closed_why
      from vendor_transfer_alarm a
      left join operator_view o on o.id = a.closed_by
      where a.transfer = any(${transfers}::uuid[])
      order by a.at desc
    `,
  )
}

/** False: there is no open one on this transfer. */
export async function closeIncidents(
  tx: Tx,
  transfer: string,
  { by, why, now }: { readonly by: string; readonly why: string; readonly now: Date },
): Promise<boolean> {
  return run(
    tx,
    sql`
      update vendor_transfer_alarm set closed_at = ${now}, closed_by = ${by}, closed_why = ${why}
      where transfer = ${transfer} and closed_at is null
    `,
  ).then(Boolean)
}
