import type { Db, Tx } from '#db/pool.ts'
import { many, one, run, sql } from '#db/rows.ts'
import type { Json } from '#game-kit/schema.ts'

export type SetupRow = {
  readonly version: number
  readonly createdBy: string
  readonly approvedBy: string
  readonly reason: string
  readonly at: Date
}
type Room = { readonly merchant: string; readonly code: string }

const MOST_VERSIONS = 50

/** The versions of a room's setup, newest first. */
export function setupsOf(db: Db, { merchant, code }: Room): Promise<SetupRow[]> {
  return many(
    db,
    sql<SetupRow>`
      select version, created_by, approved_by, reason, at
      from card_setup
      where merchant = ${merchant} and code = ${code}
      order by version desc
      limit ${MOST_VERSIONS}
    `,
  )
}

type NewSetup = Room & Pick<SetupRow, 'createdBy' | 'approvedBy' | 'reason'> & { readonly value: Json }

/** Stores the next version; its number. */
export async function insertSetup(tx: Tx, setup: NewSetup): Promise<number> {
  const { merchant, code, value, createdBy, approvedBy, reason } = setup
  // one change of a room at a time, until the transaction ends
  await run(
    tx,
    sql`select pg_advisory_xact_lock(hashtextextended(${`card-setup:${merchant}:${code}`}, 7422))`,
  )
  const { version } = await one(
    tx,
    sql<{ version: number }>`
      insert into card_setup (merchant, code, version, value, created_by, approved_by, reason)
      select ${merchant}, ${code}, coalesce(max(version), 0) + 1, ${JSON.stringify(value)}::json, ${createdBy}, ${approvedBy}, ${reason}
      from card_setup where merchant = ${merchant} and code = ${code}
      returning version
    `,
  )
  return version
}
