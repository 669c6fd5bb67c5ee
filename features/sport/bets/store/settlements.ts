import type { Db, Tx } from '#db/pool.ts'
import { many, maybe, run, sql } from '#db/rows.ts'

export type SettlementRow = {
  readonly event: string
  readonly version: number
  readonly settledTo: string | null
  readonly settled: number
  readonly isDone: boolean
}

const columns = sql`event, version, settled_to, settled, is_done`

/**
 * Results become visible this long after their time at most: the transaction that confirms them ends sooner. The clock is a subquery,
 * because an index serves no volatile function.
 */
const RECENT = sql`(select clock_timestamp()) - interval '10 minutes'`

/**
 * Begins the settlement of results that are newer than what is settled; a correction begins from the first bet. `isAll` compares every
 * event instead of the recent results: after a pause of all workers.
 */
export async function beginNew(db: Db, isAll = false): Promise<number> {
  const asked = isAll
    ? sql`true`
    : sql`e.id in (select r.event from sport_result_view r where r.at > ${RECENT})`
  return run(
    db,
    sql`
      insert into sport_settlement (event, version)
      select e.id, e.result_version
      from sport_event_view e
      left join sport_settlement s on s.event = e.id
      where e.result_version > coalesce(s.version, 0) and ${asked}
      order by e.id
      on conflict (event) do update -- several workers
      set version = excluded.version, settled_to = null, settled = 0, is_done = false, leased_until = null, at = clock_timestamp()
      where sport_settlement.version < excluded.version
    `,
  )
}

/** Takes settlements that are due and leases them: the lease only spares other workers the attempt. */
export async function takeDue(
  db: Db,
  { limit, leaseMs }: { readonly limit: number; readonly leaseMs: number },
): Promise<readonly string[]> {
  const rows = await many(
    db,
    sql<{ event: string }>`
      with due as (
        select event as due_event from sport_settlement
        where not is_done and (leased_until is null or leased_until <= clock_timestamp())
        order by event
        limit ${limit}
        for update skip locked
      )
      update sport_settlement s
      set leased_until = clock_timestamp() + ${leaseMs} * interval '1 millisecond'
      from due
      where s.event = due.due_event
      returning s.event
    `,
  )
  return rows.map(({ event }) => event)
}

export function settlementOf(db: Db | Tx, event: string): Promise<SettlementRow | null> {
  return maybe(db, sql<SettlementRow>`select ${columns} from sport_settlement where event = ${event}`)
}

export function lockSettlement(tx: Tx, event: string): Promise<SettlementRow | null> {
  return maybe(
    tx,
    sql<SettlementRow>`select ${columns} from sport_settlement where event = ${event} and not is_done for no key update skip locked`,
  )
}

export async function noteProgress(
  tx: Tx,
  event: string,
  progress: { readonly settledTo: string | null; readonly settled: number; readonly isDone: boolean },
): Promise<void> {
  await run(
    tx,
    sql`
      update sport_settlement
      set settled_to = ${progress.settledTo}, settled = ${progress.settled}, is_done = ${progress.isDone}, at = clock_timestamp()
      where event = ${event}
    `,
  )
}
