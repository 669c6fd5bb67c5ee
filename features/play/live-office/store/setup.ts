import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'

export type SetupKind = 'limits' | 'hours'
export type SetupRow = {
  readonly code: string
  readonly kind: SetupKind
  readonly version: number
  readonly value: Json
  readonly createdBy: string
  readonly approvedBy: string
  readonly reason: string
  readonly at: Date
}

const columns = sql`code, kind, version, value, created_by, approved_by, reason, at`

/** The version in force of each kind and table. */
export function newestSetups(db: Db | Tx): Promise<SetupRow[]> {
  return many(
    db,
    sql<SetupRow>`select distinct on (code, kind) ${columns} from live_setup order by code, kind, version desc`,
  )
}

const MOST_VERSIONS = 50

/** The versions of a table, newest first. */
export function setupsOf(db: Db, code: string): Promise<SetupRow[]> {
  return many(
    db,
    sql<SetupRow>`
      select ${columns} from live_setup where code = ${code} order by at desc, version desc limit ${MOST_VERSIONS}
    `,
  )
}

/** Stores the next version of a kind; its number. */
export async function insertSetup(
  tx: Tx,
  { code, kind, value, createdBy, approvedBy, reason }: Omit<SetupRow, 'version' | 'at'>,
): Promise<number> {
  // one change of a table at a time, until the transaction ends
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`live-setup:${code}`}, 7421))`)
  const { version } = await one(
    tx,
    sql<{ version: number }>`
      insert into live_setup (code, kind, version, value, created_by, approved_by, reason)
      select ${code}, ${kind}, coalesce(max(version), 0) + 1, ${JSON.stringify(value)}::json, ${createdBy}, ${approvedBy}, ${reason}
      from live_setup where code = ${code} and kind = ${kind}
      returning version
    `,
  )
  return version
}
