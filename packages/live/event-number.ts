import type { Db } from '#db/pool.ts'
import { one, sql } from '#db/rows.ts'

/** The next number of an event; taken after the commit, so that a later number never tells less. */
export async function nextEventNumber(db: Db): Promise<bigint> {
  const { seq } = await one(db, sql<{ seq: bigint }>`select nextval('event_number') as seq`)
  return seq
}
